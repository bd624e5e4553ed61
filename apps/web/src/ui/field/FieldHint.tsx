import { Text } from 'react-aria-components/TextField'
import { css } from '../css.ts'
import styles from './field.module.css'

const c = css(styles)

/** The hint under the label; the field's description for readers. */
export function FieldHint({ hint }: { hint: string | undefined }) {
  if (!hint) return null
  return (
    <Text className={c('hint')} slot="description">
      {hint}
    </Text>
  )
}
