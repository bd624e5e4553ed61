import { css } from '../../ui/css.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import toneStyles from '../../ui/tone.module.css'
import { toneIcon } from '../../ui/tone.ts'
import type { DecisaoItem } from './evaluateRascunho.ts'
import styles from './ValidacaoMark.module.css'
import { validacaoDoItem } from './validacao.ts'

const c = css({ ...styles, ...toneStyles })

/** The item's validation status (Spec §4) as a mark beside its number: icon and colour, and its words for readers. */
export function ValidacaoMark({ decisao }: { decisao: DecisaoItem | undefined }) {
  const validacao = validacaoDoItem(decisao)
  if (!validacao) return null
  const { tom, rotulo } = validacao
  return (
    <span className={c('marca', tom)} title={rotulo}>
      <Icon name={toneIcon[tom]} size={14} />
      <VisuallyHidden>{rotulo}</VisuallyHidden>
    </span>
  )
}
