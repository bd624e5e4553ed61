import { countOf } from '@portal/domain/texto/contagem.ts'
import { Button } from '../ui/action/Button.tsx'
import { focusField } from '../ui/feedback/focusField.ts'
import styles from './PedidoFormResumo.module.css'
import { lugaresPedido } from './pedidoFormLugares.ts'
import type { Formulario } from './useSolicitacaoExameForm.ts'

/** What the request has and what it still lacks, which a press leads to: at the foot, where its fields are out of sight. */
export function PedidoFormResumo({
  form: { conteudo, faltas },
}: {
  form: Pick<Formulario, 'conteudo' | 'faltas'>
}) {
  const quantos = conteudo.eventos.length
  const [primeira, ...outras] = faltas
  if (quantos === 0) return null
  const exames = countOf(quantos, 'exame', 'exames')
  if (!primeira) return <span>{exames}</span>
  const falta =
    outras.length === 0 && primeira.fieldId === lugaresPedido.hipotese
      ? 'falta a hipótese'
      : countOf(faltas.length, 'campo pendente', 'campos pendentes')
  return (
    <Button onPress={() => focusField(primeira.fieldId)} size="pequeno" variant="fantasma">
      {exames} · <span className={styles.falta}>{falta}</span>
    </Button>
  )
}
