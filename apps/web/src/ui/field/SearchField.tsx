import type { ReactNode, Ref } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import {
  type SearchFieldProps as AriaProps,
  SearchField as AriaSearchField,
  Button,
  Input,
} from 'react-aria-components/SearchField'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import controlStyles from './control.module.css'
import { FieldHint } from './FieldHint.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldMessage } from './FieldMessage.tsx'
import styles from './field.module.css'
import type { FieldProps } from './fieldProps.ts'
import searchStyles from './SearchField.module.css'

const c = css(styles)
const control = css({ ...controlStyles, ...searchStyles })

type SearchFieldProps = FieldProps &
  Omit<AriaProps, keyof FieldProps | 'children' | 'className' | 'style'> & {
    inputRef?: Ref<HTMLInputElement>
    placeholder?: string
    /** How the text was understood, said under the box as one types (ux.md B2.5). */
    reading?: ReactNode
  }

/** A search box; Esc or the cross clears it, Enter calls `onSubmit`. */
export function SearchField(props: SearchFieldProps) {
  const { label, hint, error, isOptional, width, inputRef, placeholder, reading, ...rest } = props
  return (
    <AriaSearchField
      {...rest}
      className={c('field')}
      data-width={width}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      {({ isEmpty }) => (
        <>
          <FieldLabel isOptional={isOptional} label={label} />
          <FieldHint hint={hint} />
          <div className={controlStyles.control}>
            <Icon className={controlStyles.affix} name="search" />
            <Input
              className={control('input', 'search')}
              placeholder={placeholder ?? ''}
              ref={inputRef ?? null}
            />
            {!isEmpty && (
              <Button className={control('inner')}>
                <Icon name="close" size={16} />
              </Button>
            )}
          </div>
          <div aria-live="polite" className={searchStyles.reading}>
            {/* A button in it is its own, not the cross that clears the field. */}
            <ButtonContext.Provider value={null}>{reading}</ButtonContext.Provider>
          </div>
          <FieldMessage error={error} />
        </>
      )}
    </AriaSearchField>
  )
}
