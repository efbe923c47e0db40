import { buyPoints, fillInProfile, logIn, registerCard } from './journey/arrive.ts';
import { agree, arrive, askForMore, finish, moveToAnHourBefore } from './journey/meeting.ts';
import { approve, findCast, sendRequest } from './journey/request.ts';
import { readCastBooks, readGuestBooks, review } from './journey/settle.ts';
import { firstEvening, meetHeroine, startStory } from './journey/story.ts';
import { test } from './support/test.ts';

// The README's script, act by act: guest, cast and development tools, each in its own window.
test('the whole journey, from the first login to a settled and reviewed booking', async ({
  page,
  openBrowser,
  request,
}) => {
  test.setTimeout(400_000);
  const story = await startStory(request, openBrowser, page);
  const act = (title: string, body: () => Promise<void>) => test.step(title, body);

  await act('1. Guest: log in by phone', () => logIn(story));
  await act('2. Guest: fill in the short profile', () => fillInProfile(story));
  await act('3. Guest: register a card with 3-D Secure', () => registerCard(story));
  await act('4. Guest: buy points', () => buyPoints(story));
  const heroine = await meetHeroine(story);
  const evening = await firstEvening(story, heroine);
  await act('5. Guest: find the demo cast and keep her', () => findCast(story, heroine, evening));
  await act('6. Guest: send a request', () => sendRequest(story, heroine, evening));
  await act('7. Cast: approve it', () => approve(story));
  await act('8. Tools: move the clock to an hour before the meeting', () =>
    moveToAnHourBefore(story, evening),
  );
  await act('9. Cast: arrive', () => arrive(story));
  await act('10. Guest: ask for 15 minutes more', () => askForMore(story, evening));
  await act('11. Cast: agree', () => agree(story, heroine));
  await act('12. Guest: finish', () => finish(story, heroine));
  await act('13. Guest: read what it cost', () => readGuestBooks(story, heroine));
  await act('14. Cast: read what it brought', () => readCastBooks(story, heroine));
  await act('15. Both: review', () => review(story));
});
