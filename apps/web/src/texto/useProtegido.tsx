import { type ChangeEvent, type CompositionEvent, useState } from 'react'
import styles from '../ui/field/field.module.css'
import { describeRetirados, protectEdicao } from './protectEdicao.ts'

type Caixa = HTMLInputElement | HTMLTextAreaElement

/**
 * Protects the text of a box (Spec §5): what the operator does not take is stripped as it is typed or pasted. Answers the
 * box's own attributes, and what says which signs went.
 */
export function useProtegido(onChange: (texto: string) => void) {
  const [retirados, setRetirados] = useState<readonly string[]>([])
  const protect = (caixa: Caixa) => {
    const edicao = protectEdicao(caixa.value, caixa.selectionStart ?? caixa.value.length)
    if (edicao.retirados.length > 0) {
      // Written here, so that the caret stays where the person is.
      caixa.value = edicao.texto
      caixa.setSelectionRange(edicao.cursor, edicao.cursor)
      // All of this text, not the last alone: signs go one by one as they are typed.
      setRetirados((before) => [...new Set([...before, ...edicao.retirados])])
    } else if (edicao.texto === '') setRetirados([])
    onChange(edicao.texto)
  }
  return {
    caixa: {
      onChange: ({ target, nativeEvent }: ChangeEvent<Caixa>) => {
        // A dead key shows its accent alone before the letter comes: it is judged when the letter is there.
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
        if (isComposing) onChange(target.value)
        else protect(target)
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<Caixa>) => protect(currentTarget),
    },
    nota: (
      <span className={styles.note} role="status">
        {describeRetirados(retirados)}
      </span>
    ),
  }
}
