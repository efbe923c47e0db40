import { Button } from 'react-aria-components/Button';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { smallButtonClass } from './small-button.tsx';

export interface MenuAct {
  readonly id: string;
  readonly label: string;
  readonly isDestructive?: boolean;
}

interface Props {
  readonly label: string;
  readonly acts: readonly MenuAct[];
  readonly onAct: (id: string) => void;
}

/** Acts that are not wanted every day, behind one button; nothing without an act. */
export function ActMenu({ label, acts, onAct }: Props) {
  if (acts.length === 0) return null;
  return (
    <I18nProvider locale="ja-JP">
      <MenuTrigger>
        <Button className={smallButtonClass()}>
          {label}
          <Icon name="down" size={16} />
        </Button>
        <Popover
          placement="bottom end"
          className="z-30 min-w-56 rounded-lg border border-line bg-surface p-1.5 outline-none"
        >
          <Menu
            aria-label={label}
            onAction={(key) => onAct(String(key))}
            className="flex flex-col outline-none"
          >
            {acts.map(({ id, label: name, isDestructive }) => (
              <MenuItem
                key={id}
                id={id}
                className={cx(
                  'control flex cursor-pointer items-center rounded-md px-3 text-sm outline-none data-focused:bg-sunken',
                  isDestructive && 'text-danger',
                )}
              >
                {name}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </I18nProvider>
  );
}
