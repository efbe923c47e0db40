import { expect, test } from 'vitest';
import { floorFindings } from './floors.ts';

const room = (door: string, ...doors: string[]) => ({ door, folder: door, doors });

test('no module enters a wing above its own', () => {
  const rooms = [
    room('#people/account', '#base/queue', '#people/person'),
    room('#desk/member', '#people/account'),
  ];
  expect(floorFindings(rooms)).toEqual([]);
  const planted = [...rooms, room('#people/person', '#find/ranking'), room('#base/queue', '#desk/member')];
  expect(floorFindings(planted)).toEqual([
    '#people/person → #find/ranking runs up: base < people < money < meeting < talk < find < desk',
    '#base/queue → #desk/member runs up: base < people < money < meeting < talk < find < desk',
  ]);
});
