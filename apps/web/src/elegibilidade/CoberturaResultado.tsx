import type { Cobertura, CoberturaEvento } from '@portal/contract/elegibilidade.ts'
import type { Motivo } from '@portal/contract/motivo.ts'
import { findRecusa } from '@portal/domain/evento/criterio/findRecusa.ts'
import { sayGlosa } from '@portal/domain/glosa/sayGlosa.ts'
import type { Tom } from '@portal/domain/tom.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { showData } from '../calendario/format.ts'
import { freshOnly, QueryView } from '../carregamento/QueryView.tsx'
import { showValor } from '../dinheiro/showValor.ts'
import { MotivoList, severidades } from '../evento/MotivoList.tsx'
import { ExplicacaoButton } from '../glosa/ExplicacaoButton.tsx'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import styles from './CoberturaForm.module.css'
import { coberturaQuery, type PedidoCobertura } from './elegibilidade.queries.ts'
import type { CorrigirCobertura, FaltaCobertura } from './toPedidoCobertura.ts'

const vereditos: Readonly<Record<CoberturaEvento['decisao'], { rotulo: string; tom: Tom }>> = {
  aprovado: { rotulo: 'Coberto', tom: 'sucesso' },
  analise: { rotulo: 'Coberto, com análise da auditoria', tom: 'informacao' },
  pendenteImagem: { rotulo: 'Coberto, com envio de imagem', tom: 'atencao' },
  pendenteJustificativa: { rotulo: 'Depende de justificativa técnica', tom: 'atencao' },
  pendenteImagemJustificativa: { rotulo: 'Depende de imagem e de justificativa técnica', tom: 'atencao' },
  negado: { rotulo: 'Não coberto', tom: 'perigo' },
  corrigir: { rotulo: 'Corrigir', tom: 'atencao' },
}

/** The plan was not asked what it covers: it pays this provider nothing of the kind. */
const naoNesteConsultorio = { rotulo: 'Não pelo plano neste consultório', tom: 'perigo' } as const

const faltas = {
  dente: 'Informe o dente para ver a cobertura.',
  regiao: 'Informe o dente ou a região para ver a cobertura.',
  faces: 'Escreva também as faces, como 26 OM, para ver a cobertura.',
} as const

type Pedido = PedidoCobertura | FaltaCobertura | CorrigirCobertura

type PerguntaCoberturaProps = {
  falta: FaltaCobertura['falta'] | undefined
  /** How the place was read, where it is asked for by another. */
  nota?: string | undefined
  /** The question in words, as the line was read. */
  pergunta: string
  /** Counts the questions of the line: what one lacks is spoken again where the one before lacked the same. */
  vez: number
}

/** What was asked, and what it still lacks. */
export function PerguntaCobertura({ falta, nota, pergunta, vez }: PerguntaCoberturaProps) {
  return (
    <div className={styles.pergunta}>
      <p>{pergunta}</p>
      {nota && <p>{nota}</p>}
      <div aria-live="polite">{falta && <p key={vez}>{faltas[falta]}</p>}</div>
    </div>
  )
}

type CoberturaResultadoProps = {
  pedido: Pedido
  /** Where the letter to the patient is about this question. */
  carta: string
}

/** The answer: covered or not, why in the literal words, from when, and what it costs whom. */
export function CoberturaResultado({ pedido, carta }: CoberturaResultadoProps) {
  if ('falta' in pedido) return <NegadaSemResto carta={carta} pedido={pedido.parcial} />
  return <div>{'corrigir' in pedido ? <Corrigir /> : <Resposta carta={carta} pedido={pedido} />}</div>
}

type PedidoProps = { pedido: PedidoCobertura; carta: string }

/** What is denied whatever is still to be said: nobody has to ask the dentist for it. Of anything else, nothing yet. */
function NegadaSemResto({ pedido, carta }: PedidoProps) {
  const { data, isFetching } = useQuery(coberturaQuery(pedido))
  if (data?.decisao !== 'negado') return null
  return (
    <Respondida carta={carta} cobertura={data} codigoEvento={pedido.codigoEvento} isFetching={isFetching} />
  )
}

function Resposta({ pedido, carta }: PedidoProps) {
  const consulta = useQuery({ ...coberturaQuery(pedido), placeholderData: (before) => before })
  return (
    <QueryView lines={3} loading="Consultando a cobertura" query={freshOnly(consulta)}>
      {(cobertura) =>
        cobertura.decisao === 'corrigir' ? (
          <Corrigir />
        ) : (
          <Respondida
            carta={carta}
            cobertura={cobertura}
            codigoEvento={pedido.codigoEvento}
            isFetching={consulta.isFetching}
          />
        )
      }
    </QueryView>
  )
}

type RespondidaProps = {
  cobertura: CoberturaEvento
  codigoEvento: string
  carta: string
  isFetching: boolean
}

function Respondida({ cobertura, codigoEvento, carta, isFetching }: RespondidaProps) {
  const { especialidades, ajuda, motivos, planos } = cobertura
  const isNegado = cobertura.decisao === 'negado'
  const answer = useRef<HTMLDivElement>(null)
  // Whoever asked by the keyboard sees the verdict and its reasons without leaving the field; who turns the fold stays there.
  useEffect(() => {
    const { current } = answer
    const { activeElement } = document
    const isField = activeElement instanceof HTMLInputElement
    if (cobertura && isField && current?.closest('section')?.contains(activeElement))
      for (const parte of [current.querySelector('ul'), current.firstElementChild])
        parte?.scrollIntoView({ block: 'nearest' })
  }, [cobertura])
  return (
    <div aria-busy={isFetching} aria-live="polite" className={styles.resposta} ref={answer}>
      <Veredito cobertura={cobertura} />
      {!isNegado && especialidades.length > 0 && (
        <p>
          Em guia de{' '}
          {new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(
            especialidades.map(({ descricao }) => descricao),
          )}
          .
        </p>
      )}
      <MotivoList
        ajudas={ajuda}
        codigoEvento={codigoEvento}
        dito={isNegado ? severidades.glosa.rotulo : undefined}
        motivos={motivos}
      />
      {!isNegado && <DescriptionList items={listValores(cobertura)} />}
      {isNegado && (
        <ButtonLink href={carta} icon="file" size="pequeno">
          Carta ao paciente
        </ButtonLink>
      )}
      {planos.length > 1 && (
        <section aria-label="Cobertura em cada plano" className={styles.planos}>
          {planos.map((plano) => (
            <div key={plano.codigoPlano}>
              <h3>{plano.nomePlano}</h3>
              <Veredito cobertura={plano} />
              <NotaPlano codigoEvento={codigoEvento} motivo={findOutro(plano, cobertura)} plano={plano} />
            </div>
          ))}
        </section>
      )}
    </div>
  )
}

/** What it costs whom; the plan's table is no price of what it would not pay. */
const listValores = ({ valor, valorCopart, valorCopartOperadora }: CoberturaEvento) => [
  { term: 'Valor', value: showValor(valor), isNumeric: true },
  { term: 'Coparticipação do paciente', value: showValor(valorCopart), isNumeric: true },
  ...(valorCopartOperadora
    ? [{ term: 'Cobrada depois pela operadora', value: showValor(valorCopartOperadora), isNumeric: true }]
    : []),
]

/** A plan's own reason; the one that stands above already is not said again. */
function findOutro({ motivos: [motivo] }: Cobertura, { motivos }: Cobertura): Motivo | undefined {
  return motivos.some(({ codigoGlosa }) => codigoGlosa === motivo?.codigoGlosa) ? undefined : motivo
}

type NotaPlanoProps = { plano: Cobertura; motivo: Motivo | undefined; codigoEvento: string }

/** What the event costs the patient in one of the plans, and that plan's own reason. */
function NotaPlano({ plano, motivo, codigoEvento }: NotaPlanoProps) {
  const { decisao, valorCopart, valorCopartOperadora } = plano
  const partes = [
    decisao !== 'negado' && `Coparticipação do paciente: ${showValor(valorCopart)}`,
    decisao !== 'negado' &&
      valorCopartOperadora &&
      `${showValor(valorCopartOperadora)} cobrados depois pela operadora`,
    motivo && sayGlosa(motivo),
  ].filter(Boolean)
  if (partes.length === 0) return null
  return (
    <p>
      {partes.join(' · ')}
      {motivo && <ExplicacaoButton codigoEvento={codigoEvento} codigoGlosa={motivo.codigoGlosa} />}
    </p>
  )
}

/** The question cannot be answered: what is wrong stands under its field. */
function Corrigir() {
  const { rotulo, tom } = vereditos.corrigir
  return (
    <p className={styles.veredito} role="status">
      <Badge tone={tom}>{rotulo}</Badge>
      <span>Veja o campo marcado acima.</span>
    </p>
  )
}

/** The reason in words says its own day: it stands beside the verdict only where no reason has it. */
function Veredito({ cobertura: { decisao, possivelEm, motivos } }: { cobertura: Cobertura }) {
  const { rotulo, tom } =
    decisao === 'negado' && findRecusa(motivos) === 'credenciado' ? naoNesteConsultorio : vereditos[decisao]
  const dia = motivos.some((motivo) => motivo.possivelEm === possivelEm) ? null : possivelEm
  return (
    <p className={styles.veredito}>
      <Badge tone={tom}>{rotulo}</Badge>
      {dia && <span>Possível a partir de {showData(dia)}</span>}
    </p>
  )
}
