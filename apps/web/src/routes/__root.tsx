import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '../app/router-context.ts';
import { Root } from '../app/shell/root.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });
