/** Every building block on one page, for review: `npm run dev`, then /gallery.html. Not part of the build. */
import {
  Outlet,
  RouterProvider,
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { ToastHost } from '#ui/toast-host.tsx';
import { BasicsPage } from './basics.tsx';
import { BookingPage } from './booking.tsx';
import { CalendarPage } from './calendar.tsx';
import { CardsPage } from './cards.tsx';
import { ChatPage } from './chat.tsx';
import { FormsPage } from './forms.tsx';
import { Frame } from './frame.tsx';
import { SheetPage } from './sheet.tsx';
import { StatesPage } from './states.tsx';
import { UploadsPage } from './uploads.tsx';
import './gallery.css';

const pages = {
  basics: BasicsPage,
  cards: CardsPage,
  forms: FormsPage,
  calendar: CalendarPage,
  booking: BookingPage,
  chat: ChatPage,
  sheet: SheetPage,
  states: StatesPage,
  uploads: UploadsPage,
} as const;

const root = createRootRoute({
  component: () => (
    <Frame names={Object.keys(pages)}>
      <Outlet />
    </Frame>
  ),
});
const routes = Object.entries(pages).map(([name, component]) =>
  createRoute({ getParentRoute: () => root, path: name === 'basics' ? '/' : name, component }),
);
const router = createRouter({ routeTree: root.addChildren(routes), history: createHashHistory() });

const element = document.getElementById('app');
if (element) {
  createRoot(element).render(
    <>
      {/* The gallery has its own router, which the app's types do not know. */}
      <RouterProvider router={router as never} />
      <ToastHost />
    </>,
  );
}
