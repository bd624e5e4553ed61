import { useDeferredValue, useId, useRef } from 'react'
import { css } from '../css.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import { Icon } from '../Icon.tsx'
import styles from './ComboBox.module.css'
import { ComboBoxList, optionId } from './ComboBoxList.tsx'
import controlStyles from './control.module.css'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './fieldProps.ts'
import type { OptionItem } from './option.ts'
import { useComboBox } from './useComboBox.ts'

const control = css(controlStyles)

type ComboBoxProps = FieldProps & {
  /** What matches `inputValue` now: the caller filters, here or on the server. */
  options: readonly OptionItem[]
  value: string | null
  onChange: (value: string | null) => void
  inputValue: string
  onInputChange: (text: string) => void
  isLoading?: boolean
  isDisabled?: boolean
  /** Said in the list when nothing matches. */
  emptyText?: string
}

/**
 * A list too long to scroll: type, then choose with arrows and Enter. The WAI-ARIA combo box with list autocompletion:
 * the focus stays in the field, Esc or leaving it brings back the answer that was chosen.
 */
export function ComboBox(props: ComboBoxProps) {
  const { id, label, hint, error, isOptional, width, options, inputValue, isLoading, isDisabled } = props
  const { emptyText = 'Nada encontrado.' } = props
  const { isOpen, activeId, show, choose, leave, type, onKeyDown } = useComboBox(props)
  // The key's own frame draws the letter; the list opens and changes in the next one
  const listed = useDeferredValue(isOpen ? options : undefined)
  const shown = isOpen ? listed : undefined
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const hasList = shown !== undefined && shown.length > 0
  const hasActive = hasList && shown.some((option) => option.id === activeId)

  const toggle = () => {
    input.current?.focus()
    if (isOpen) leave()
    else show()
  }

  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, width }}>
      {(frame) => (
        <div className={styles.anchor} data-invalid={error ? true : undefined}>
          <div className={controlStyles.control} data-disabled={isDisabled || undefined}>
            <input
              {...frame}
              aria-activedescendant={hasActive && activeId ? optionId(listId, activeId) : undefined}
              aria-autocomplete="list"
              aria-controls={hasList ? listId : undefined}
              aria-expanded={hasList}
              autoComplete="off"
              className={control('input')}
              disabled={isDisabled}
              onBlur={leave}
              onChange={(event) => type(event.target.value)}
              onKeyDown={onKeyDown}
              ref={input}
              role="combobox"
              spellCheck={false}
              type="text"
              value={inputValue}
            />
            {isLoading && <Spinner label="Buscando" />}
            <button
              aria-label="Mostrar sugestões"
              className={control('inner')}
              disabled={isDisabled}
              onClick={toggle}
              onMouseDown={(event) => event.preventDefault()}
              tabIndex={-1}
              type="button"
            >
              <Icon name="chevronDown" />
            </button>
          </div>
          {shown && (
            <ComboBoxList
              activeId={activeId}
              emptyText={isLoading ? 'Buscando…' : emptyText}
              id={listId}
              onChoose={choose}
              options={shown}
              value={props.value}
            />
          )}
        </div>
      )}
    </FieldFrame>
  )
}
