import { type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import controlStyles from './control.module.css'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps, TextAttributes, TextValue } from './fieldProps.ts'
import searchStyles from './SearchField.module.css'
import { useIsTyping } from './useIsTyping.ts'

const control = css({ ...controlStyles, ...searchStyles })

type SearchFieldProps = FieldProps &
  Omit<TextAttributes, 'onKeyDown'> &
  TextValue & {
    inputRef?: Ref<HTMLInputElement>
    onSubmit?: () => void
    /** The label is for readers alone: the title above says what one searches. */
    isLabelHidden?: boolean
    /** How the text was understood, said under the box as one types (Interface B2.5). */
    reading?: ReactNode
  }

/** A search box; Esc or the cross clears it, Enter calls `onSubmit`. */
export function SearchField(props: SearchFieldProps) {
  const { id, label, hint, error, isOptional, width, action, inputRef, onSubmit, reading, ...outros } = props
  const { isLabelHidden, ...input } = outros
  const { onChange, ...rest } = input
  const box = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    // With Ctrl it sends the dialog around the field, or says why it cannot be sent.
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && onSubmit) {
      event.preventDefault()
      onSubmit()
    }
    if (event.key !== 'Escape' || rest.value === '') return
    // This Esc is the field's: a dialog around it stays
    event.preventDefault()
    event.stopPropagation()
    onChange('')
  }
  const isTyping = useIsTyping(rest.value)
  const clear = () => {
    onChange('')
    box.current?.querySelector('input')?.focus()
  }

  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, width, action, isLabelHidden }} isSpoken>
      {(frame) => (
        <>
          <div className={control('control')} ref={box}>
            <Icon className={controlStyles.affix} name="search" />
            <input
              {...rest}
              {...frame}
              aria-required={false}
              className={control('input', 'search')}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={onKeyDown}
              ref={inputRef}
              type="search"
            />
            {/* Always there, unseen while there is nothing to clear: the first key lays nothing out for it */}
            <button
              aria-label="Limpar pesquisa"
              className={control('inner', 'clear')}
              data-empty={rest.value === '' || undefined}
              onClick={clear}
              tabIndex={-1}
              type="button"
            >
              <Icon name="close" size={16} />
            </button>
          </div>
          <div aria-busy={isTyping} aria-live="polite" className={searchStyles.reading}>
            {reading}
          </div>
        </>
      )}
    </FieldFrame>
  )
}
