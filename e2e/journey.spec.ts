import { buyPoints, fillInProfile, logIn, registerCard } from './journey/arrive.ts';
import { agree, arrive, askForMore, finish, moveToAnHourBefore } from './journey/meeting.ts';
import { approve, findCast, sendRequest } from './journey/request.ts';
import { readCastBooks, readGuestBooks, review } from './journey/settle.ts';
import { agreedStory, boughtStory, meetHeroine, startStory } from './journey/story.ts';
import { test } from './support/test.ts';

// The README's script, act by act: guest, cast and development tools, each in its own window. Each part begins where the one before it ended.
const act = (title: string, body: () => Promise<void>) => test.step(title, body);

test('the journey, from the first login to points', async ({ page, openBrowser, request }) => {
  const story = await startStory(request, openBrowser, page);

  await act('1. Guest: log in by phone', () => logIn(story));
  await act('2. Guest: fill in the short profile', () => fillInProfile(story));
  await act('3. Guest: register a card with 3-D Secure', () => registerCard(story));
  await act('4. Guest: buy points', () => buyPoints(story));
});

test('the journey, from the search to an agreed evening', async ({ page, openBrowser, request }) => {
  const heroine = await meetHeroine(request);
  const story = await boughtStory(request, openBrowser, page);

  await act('5. Guest: find the demo cast and keep her', () => findCast(story, heroine));
  await act('6. Guest: send a request', () => sendRequest(story, heroine));
  await act('7. Cast: approve it', () => approve(story));
});

test('the journey, from the day of the evening to the reviews', async ({ page, openBrowser, request }) => {
  const heroine = await meetHeroine(request);
  const story = await agreedStory(request, openBrowser, page, heroine);

  await act('8. Tools: move the clock to an hour before the meeting', () =>
    moveToAnHourBefore(story, heroine),
  );
  await act('9. Cast: arrive', () => arrive(story));
  await act('10. Guest: ask for 15 minutes more', () => askForMore(story, heroine));
  await act('11. Cast: agree', () => agree(story, heroine));
  await act('12. Guest: finish', () => finish(story, heroine));
  await act('13. Guest: read what it cost', () => readGuestBooks(story, heroine));
  await act('14. Cast: read what it brought', () => readCastBooks(story, heroine));
  await act('15. Both: review', () => review(story));
});
