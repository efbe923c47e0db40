import type { measureFirstLoads } from '../apps/web/build/first-load.ts';
import type { AuthorisationFigures } from './authorisation.ts';
import type { UploadFigures } from './uploads.ts';
import type { ChatFigures } from './chat.ts';
import type { ColdStart } from './cold-start.ts';
import type { CommandFigures } from './commands.ts';
import type { DueFigures } from './due.ts';
import type { EventFigures } from './events.ts';
import type { HistoryFigures } from './history.ts';
import type { NoticeFigures } from './notices.ts';
import type { PictureFigures } from './pictures.ts';
import type { CrowdCounts } from './protocol.ts';
import type { RestFigures } from './rest.ts';
import type { ScreenFigures } from './screens.ts';
import type { SearchFigures } from './search.ts';
import type { BesideBare } from './turns.ts';

/* What a run has measured. */

export interface Measured {
  readonly name: string;
  readonly figures: CommandFigures;
}

export interface Figures {
  readonly crowd: CrowdCounts;
  readonly fillMs: number;
  readonly databaseVersion: string;
  readonly search: SearchFigures;
  readonly authorisation: AuthorisationFigures;
  readonly uploads: UploadFigures;
  readonly reads: readonly BesideBare[];
  readonly commands: readonly Measured[];
  readonly due: DueFigures;
  readonly events: EventFigures;
  readonly history: HistoryFigures;
  readonly chat: readonly ChatFigures[];
  readonly notices: NoticeFigures;
  readonly pictures: PictureFigures;
  readonly rest: RestFigures;
  readonly coldStart: ColdStart;
  readonly firstLoads: ReturnType<typeof measureFirstLoads>;
  /** Null if there is no browser. */
  readonly screens: readonly ScreenFigures[] | null;
}
