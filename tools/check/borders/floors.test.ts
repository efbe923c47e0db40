import { expect, test } from 'vitest';
import { floorFindings } from './floors.ts';

const room = (door: string, ...doors: string[]) => ({ door, folder: door, doors });

test('no module enters a wing above its own', () => {
  const rooms = [
    room('#people/account', '#base/queue', '#people/person'),
    room('#desk/member', '#people/account'),
  ];
  expect(floorFindings(rooms, new Set())).toEqual([]);
  const planted = [...rooms, room('#people/person', '#find/ranking'), room('#base/queue', '#desk/member')];
  expect(floorFindings(planted, new Set())).toEqual([
    '#people/person → #find/ranking runs up: base < people < money < meeting < talk < find < desk',
    '#base/queue → #desk/member runs up: base < people < money < meeting < talk < find < desk',
  ]);
});

test('what still runs up is listed, and taken off the list when it no longer does', () => {
  const listed = new Set(['#money/gift → #talk/chat']);
  expect(floorFindings([room('#money/gift', '#talk/chat')], listed)).toEqual([]);
  expect(floorFindings([room('#money/gift')], listed)).toEqual([
    '#money/gift → #talk/chat is listed and not there',
  ]);
});
