import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import listStyles from '../overlay/list.module.css'
import styles from './ComboBox.module.css'
import type { OptionItem } from './option.ts'

const c = css({ ...listStyles, ...styles })

export const optionId = (listId: string, id: string): string => `${listId}-${id}`

type ComboBoxListProps = {
  /** The list's own id; each option's begins with it. */
  id: string
  options: readonly OptionItem[]
  /** The option that the arrows stand on; the focus stays in the field. */
  activeId: string | undefined
  value: string | null
  onChoose: (option: OptionItem) => void
  /** Said when there is nothing to choose. */
  emptyText: string
}

/** In the frame to come, which lays the page out anyway: at once it would do so within the key. */
function scrollIntoSight(element: HTMLElement | null): void {
  if (element) requestAnimationFrame(() => element.scrollIntoView({ block: 'nearest' }))
}

/** The open list under the field. */
export function ComboBoxList({ id, options, activeId, value, onChoose, emptyText }: ComboBoxListProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps a press in the list from taking the focus out of the field
    <div
      className={c('popover', 'floating')}
      onMouseDown={(event) => event.preventDefault()}
      ref={scrollIntoSight}
    >
      {options.length === 0 ? (
        <div className={c('state')}>{emptyText}</div>
      ) : (
        <div aria-label="Sugestões" className={c('list')} id={id} role="listbox">
          {options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which has the focus
            <div
              aria-disabled={option.isDisabled}
              aria-selected={option.id === value}
              className={c('item')}
              data-disabled={option.isDisabled || undefined}
              data-focused={option.id === activeId || undefined}
              data-selected={option.id === value || undefined}
              id={optionId(id, option.id)}
              key={option.id}
              onClick={() => !option.isDisabled && onChoose(option)}
              ref={option.id === activeId ? scrollIntoSight : undefined}
              role="option"
              tabIndex={-1}
            >
              <span>{option.label}</span>
              {option.id === value && <Icon className={listStyles.mark} name="check" size={16} />}
              {option.description && <span className={listStyles.description}>{option.description}</span>}
            </div>
          ))}
        </div>
      )}
      <VisuallyHidden>
        <output>{countOf(options.length, emptyText)}</output>
      </VisuallyHidden>
    </div>
  )
}

function countOf(options: number, emptyText: string): string {
  if (options === 0) return emptyText
  return options === 1 ? '1 opção disponível.' : `${options} opções disponíveis.`
}
