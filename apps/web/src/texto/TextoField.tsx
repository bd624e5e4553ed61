import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import { css } from '../ui/css.ts'
import controlStyles from '../ui/field/control.module.css'
import { FieldFrame } from '../ui/field/FieldFrame.tsx'
import styles from '../ui/field/field.module.css'
import type { FieldProps, TextValue } from '../ui/field/fieldProps.ts'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { sayRestantes } from './tamanhoTexto.ts'
import { useProtegido } from './useProtegido.tsx'

const control = css(controlStyles)

type TextoFieldProps = FieldProps &
  TextValue & {
    autoFocus?: boolean
    rows?: number
    /** Counts down to this number of characters; the text may pass it, the error then says so. */
    limit?: number
  }

/** A text that is there already is gone on with: the keyboard comes in at its end, where a browser would begin. */
function putCaretAtEnd(area: HTMLTextAreaElement | null): void {
  area?.setSelectionRange(area.value.length, area.value.length)
}

/**
 * Several lines of protected text (Spec §5): what the operator does not take is stripped as it is typed or pasted,
 * and the field says so. The counter counts what will be kept. Pasted text is never cut.
 */
export function TextoField(props: TextoFieldProps) {
  const { id, label, hint, error, isOptional, width, limit, ...input } = props
  const { onChange, rows = 4, ...rest } = input
  const { caixa, nota } = useProtegido(onChange)
  const foot = (
    <>
      {nota}
      {limit !== undefined && <TextCounter length={toTextoGuardado(rest.value).length} limit={limit} />}
    </>
  )
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, width }} foot={foot}>
      {(frame) => (
        <textarea
          {...rest}
          {...frame}
          {...caixa}
          className={control('control', 'area')}
          ref={putCaretAtEnd}
          rows={rows}
        />
      )}
    </FieldFrame>
  )
}

/** Characters used of a limit. */
function TextCounter({ length, limit }: { length: number; limit: number }) {
  const left = limit - length
  return (
    <>
      <span aria-hidden="true" className={styles.counter} data-over={left < 0 || undefined}>
        {length}/{limit}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{sayRestantes(left)}</span>
      </VisuallyHidden>
    </>
  )
}
