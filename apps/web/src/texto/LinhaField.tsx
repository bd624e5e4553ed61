import { css } from '../ui/css.ts'
import controlStyles from '../ui/field/control.module.css'
import { FieldFrame } from '../ui/field/FieldFrame.tsx'
import type { FieldProps, TextAttributes, TextValue } from '../ui/field/fieldProps.ts'
import { useProtegido } from './useProtegido.tsx'

const control = css(controlStyles)

/** One line of protected text, as `TextoField` is several: it says what it took away. */
export function LinhaField(props: FieldProps & TextAttributes & TextValue) {
  const { id, label, hint, error, isOptional, width, action, onChange, ...rest } = props
  const { caixa, nota } = useProtegido(onChange)
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, width, action }} foot={nota}>
      {(frame) => <input {...rest} {...frame} {...caixa} className={control('control')} type="text" />}
    </FieldFrame>
  )
}
