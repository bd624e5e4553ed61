import type { AjudaEvento, Motivo } from '@portal/contract/motivo.ts'
import { continueSentence } from '@portal/domain/texto/continueSentence.ts'
import type { Tom } from '@portal/domain/tom.ts'
import type { ReactNode } from 'react'
import type { Static } from 'typebox'
import { showData } from '../calendario/format.ts'
import { ExplicacaoButton } from '../glosa/ExplicacaoButton.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import styles from './MotivoList.module.css'

/** How each severity reads beside its reason. */
export const severidades: Readonly<Record<Motivo['severidade'], { rotulo: string; tom: Tom }>> = {
  erroFormulario: { rotulo: 'Corrigir', tom: 'perigo' },
  glosa: { rotulo: 'Seria negado', tom: 'perigo' },
  pendenciaImagem: { rotulo: 'Falta imagem', tom: 'atencao' },
  pendenciaJustificativa: { rotulo: 'Falta justificativa', tom: 'atencao' },
  auditoria: { rotulo: 'Vai para auditoria', tom: 'informacao' },
  aviso: { rotulo: 'Atenção', tom: 'informacao' },
}

type Palavras = Readonly<Partial<Record<Motivo['severidade'], string>>>

/** Of what reasons speak: of a decision that the operator is making or made, of a payment, or of a guide that was given up. */
export type SituacaoMotivo = 'emAnalise' | 'decidido' | 'pago' | 'cancelado'

/** How a reason reads where it is no longer a forecast: while the operator decides, of what it has decided, and of what it paid. */
const rotulos: Readonly<Record<SituacaoMotivo, Palavras>> = {
  emAnalise: { glosa: 'Negado', auditoria: 'Em auditoria' },
  decidido: { glosa: 'Negado', auditoria: 'Exigia auditoria' },
  // Authorised, and denied by its payment
  pago: { glosa: 'Glosado', auditoria: 'Exigia auditoria' },
  // Nobody owes it any more
  cancelado: {
    pendenciaImagem: 'Faltava imagem',
    pendenciaJustificativa: 'Faltava justificativa',
    auditoria: 'Exigia auditoria',
  },
}

/** Told when the event is dated: what its payment would say of that day, or of the report that has not come. */
const noPagamento = { rotulo: 'Pagamento seria negado', tom: 'perigo' } as const

/** What was asked for and has come since. */
const jaEnviado: Palavras = {
  pendenciaImagem: 'Imagem já enviada',
  pendenciaJustificativa: 'Justificativa já enviada',
}

/** The reason in its own words; of an image that has come since, only which it was. */
function showTexto(texto: string, isEnviado: boolean): string {
  const imagem = isEnviado ? /^(.+) não enviadas?$/.exec(texto)?.[1] : undefined
  return imagem ? continueSentence(imagem) : texto
}

const isDoPagamento = ({ severidade, campo }: Motivo): boolean =>
  severidade === 'aviso' && (campo === 'data' || campo === 'imagem')

function describeSeveridade(motivo: Motivo, isEnviado: boolean): { rotulo: string; tom: Tom } {
  const enviado = isEnviado ? jaEnviado[motivo.severidade] : undefined
  if (enviado) return { rotulo: enviado, tom: 'neutro' }
  return isDoPagamento(motivo) ? noPagamento : severidades[motivo.severidade]
}

/** Whose authorised event holds the place: the practice's own guide by its number, another's only as another's. */
function describeReserva({ proprio, numeroFicha, reservadoAte }: NonNullable<Motivo['reserva']>): string {
  const onde = proprio ? `na sua guia ${numeroFicha ?? ''}` : 'por outra clínica'
  return `Autorizado ${onde.trim()} e ainda não realizado; o lugar fica reservado até ${showData(reservadoAte)}.`
}

/** What caused it, and the day on which it ends: of a guide that was given up nothing is to come. */
function describeCausa({ possivelEm, eventoAnterior, reserva }: Motivo, isCancelado: boolean): string {
  const autor = eventoAnterior?.proprio ? 'este consultório' : 'outro consultório'
  return [
    eventoAnterior && `Feito em ${showData(eventoAnterior.data)} por ${autor}.`,
    !isCancelado && reserva && describeReserva(reserva),
    !isCancelado && possivelEm && `Possível a partir de ${showData(possivelEm)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

type MotivoListProps = {
  motivos: readonly Motivo[]
  /** Where what they speak of stands; without it they are of a decision that would be. */
  situacao?: SituacaoMotivo
  /** What was asked for by reasons and has come since. */
  enviados?: readonly Motivo['severidade'][]
  /** In a table: words in place of the badge, all in one paragraph. */
  isDensa?: boolean
  /** What stands above or in the row already, and is not said again. */
  dito?: string | undefined
  ajudas?: readonly Static<typeof AjudaEvento>[]
  /** The event that they speak of. */
  codigoEvento?: string | undefined
  /** Whether Tab stops at what explains them: in a table of arrows, only in the row that they reached. */
  isStop?: boolean
  /** What the literal text leaves open. */
  explain?: (motivo: Motivo) => string | undefined
  /** The button that applies a reason's correction, where the screen can. */
  action?: (motivo: Motivo) => ReactNode
}

/** Reasons in the literal words of table 38, with the day each ends, what caused it and what explains it. */
export function MotivoList({
  motivos,
  ajudas = [],
  codigoEvento,
  isStop = true,
  action,
  situacao,
  enviados = [],
  isDensa = false,
  dito,
  explain,
}: MotivoListProps) {
  if (motivos.length === 0) return null
  const isCancelado = situacao === 'cancelado'
  return (
    <ul className={styles.lista} data-densa={isDensa || undefined}>
      {motivos.map((motivo) => {
        const { codigoGlosa, severidade, texto, submotivo } = motivo
        const causa = [explain?.(motivo), describeCausa(motivo, isCancelado)].filter(Boolean).join(' ')
        const isEnviado = enviados.includes(severidade)
        const { rotulo, tom: aberto } = describeSeveridade(motivo, isEnviado)
        const tom = isCancelado ? 'neutro' : aberto
        const palavra = (situacao && rotulos[situacao][severidade]) ?? rotulo
        return (
          <li className={styles.motivo} key={`${codigoGlosa}-${motivo.campo}`}>
            <p className={styles.linha}>
              {!isDensa && palavra !== dito && <Badge tone={tom}>{palavra}</Badge>}
              <span className={styles.texto}>
                {isDensa && palavra !== dito && <strong data-tom={tom}>{palavra}: </strong>}
                {showTexto(texto, isEnviado)}{' '}
                <span className={styles.codigo}>
                  ({codigoGlosa}){isDensa && causa && '.'}
                </span>
                {isDensa && causa && <span className={styles.causa}> {causa}</span>}
              </span>
              <span className={styles.acoes}>
                {action?.(motivo)}
                <ExplicacaoButton
                  ajuda={ajudas.find((linha) => linha.codigoGlosa === codigoGlosa)}
                  codigoEvento={codigoEvento}
                  codigoGlosa={codigoGlosa}
                  isStop={isStop}
                />
              </span>
            </p>
            {!isDensa && causa && <p className={styles.causa}>{causa}</p>}
            {submotivo && <p className={styles.causa}>{submotivo.texto}</p>}
          </li>
        )
      })}
    </ul>
  )
}
