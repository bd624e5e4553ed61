import { type GuiaDetalhada, guia as guiaContract } from '@portal/contract/guia.ts'
import { aRealizar } from '@portal/domain/guia/fimGuia.ts'
import { describeGuia, isPrazoDeOutro, type Perspectiva } from '@portal/domain/guia/perspectiva.ts'
import {
  getStatusFicha,
  type Responsavel,
  statusAEnviar,
  statusFicha,
} from '@portal/domain/guia/statusFicha.tables.ts'
import { enderecoGuia, enderecoRecurso } from '@portal/domain/menu/endereco.ts'
import { donos } from '@portal/domain/prazo/vezGuia.ts'
import type { Tom } from '@portal/domain/tom.ts'
import { useEffect, useRef } from 'react'
import { showDia, showInstante, today } from '../calendario/format.ts'
import { showPrazo } from '../calendario/prazo.ts'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { Link } from '../ui/action/Link.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { lugares } from './acao/lugares.ts'
import { useGuiaHoje } from './acao/useGuiaHoje.ts'
import { toEstadoGuia } from './estado/toEstadoGuia.ts'
import { NovaSenhaLink } from './NovaSenhaLink.tsx'
import { describeAposPagamento, PagamentosLista } from './PagamentosLista.tsx'
import { PAGAMENTO_DE_OUTRO, usePagamentoDeOutro } from './pagamentoDeOutro.ts'
import styles from './SituacaoGuia.module.css'
import { sayBloqueada } from './sayBloqueada.ts'
import { findTokenComum } from './tokenComum.ts'

/** What is the practice's to do is not done: it is never green. */
const toneDono = (responsavel: Responsavel, tom: Tom): Tom =>
  responsavel === 'credenciado' && tom === 'sucesso' ? 'informacao' : tom

/** Statuses in which there is an appeal to be followed, or read. */
const emRecurso: ReadonlySet<number> = new Set([
  statusFicha.recursoEmAnalise,
  statusFicha.recursoEmProcessamento,
  statusFicha.recursoProcessado,
])

/** The sides as an author is told; whoever has a name has no article. */
const porLado: Readonly<Record<string, string>> = {
  Credenciado: 'pelo credenciado',
  Operadora: 'pela operadora',
  Beneficiário: 'pelo beneficiário',
}

/** Of a cancelled guide when it was, by whom, and why. */
function describeCancelamento({ statusFicha: status, historico }: GuiaDetalhada): string | undefined {
  if (status !== statusFicha.cancelada) return undefined
  const passo = historico.findLast(({ paraStatus }) => paraStatus === statusFicha.cancelada)
  if (!passo) return undefined
  const dito = `Em ${showInstante(passo.em)}, ${porLado[passo.autor] ?? `por ${passo.autor}`}`
  return passo.motivo ? `${dito}. Motivo: ${passo.motivo}` : `${dito}.`
}

/** What is said of an open guide, that its events may be changed, is not so while it is locked. */
const describeBloqueio = (guia: GuiaDetalhada): string | undefined =>
  guia.bloqueio && statusAEnviar.includes(toEstadoGuia(guia).statusFicha)
    ? 'A guia está bloqueada e não foi enviada.'
    : undefined

/** Says in the place of the button that signed when it was signed, as long as the date of an event may still be changed. */
const describeAssinatura = ({ statusFicha: status, assinatura }: GuiaDetalhada): string =>
  assinatura && aRealizar.has(status) ? ` Assinada em ${showDia(assinatura.em)}.` : ''

/** What is locked waits, and what was paid is appealed in its term. The justification is taken only with the images: both are owed, in this order. */
function describeProximoPasso(
  guia: GuiaDetalhada,
  { nota, proximoPasso }: Perspectiva,
  podeDesbloquear: boolean,
  isPagamentoDeOutro: boolean,
): string {
  const estado = toEstadoGuia(guia)
  const { statusFicha: status, faltaImagemInicial } = estado
  if (guia.bloqueio) return sayBloqueada(status, podeDesbloquear)
  if (isPagamentoDeOutro) return PAGAMENTO_DE_OUTRO
  if (status === statusFicha.processada) return describeAposPagamento(guia, estado) ?? proximoPasso
  if (guia.eventos.some(({ dataEmAnalise }) => dataEmAnalise))
    return `${proximoPasso} Se não quiser esperar, retire a data na linha do evento.`
  return status === statusFicha.aguardandoJustificativa && faltaImagemInicial && nota === undefined
    ? 'Primeiro anexe as imagens iniciais que faltam; depois envie a justificativa técnica.'
    : proximoPasso
}

/** Where an open guide is filled in, a sent one says what its status means, whose turn it is, what comes next, by when. */
export function SituacaoGuia({ guia }: { guia: GuiaDetalhada }) {
  const perspectiva = describeGuia(useGuiaHoje(guia), today())
  const { rotulo, ajuda, responsavel, tom } = perspectiva
  const isPagamentoDeOutro = usePagamentoDeOutro(guia)
  const token = findTokenComum(guia)
  // What is locked is not asked for (Spec §4).
  const { whyNotCall } = useAcesso()
  const fecho = whyNotCall(guiaContract.sendGuia)
  const titulo = useRef<HTMLHeadingElement>(null)
  // A page begins where its reading does, unless something has the focus already.
  useEffect(() => {
    if (document.activeElement === document.body) titulo.current?.focus({ preventScroll: true })
  }, [])
  return (
    <aside aria-label="Situação da guia" className={styles.situacao} data-parte="linha">
      <div aria-live="polite">
        <div className={styles.linha}>
          <h2 className={styles.titulo} id={lugares.situacao} ref={titulo} tabIndex={-1}>
            {rotulo}
          </h2>
          {responsavel && <Badge tone={toneDono(responsavel, tom)}>{donos[responsavel]}</Badge>}
          <p>
            {describeCancelamento(guia) ?? describeBloqueio(guia) ?? ajuda}
            {describeAssinatura(guia)}
          </p>
          {token?.texto && <p>{token.texto}</p>}
        </div>
        <p>
          <strong>Próximo passo:</strong>{' '}
          {(responsavel === 'credenciado' && fecho) ||
            describeProximoPasso(
              guia,
              perspectiva,
              !whyNotCall(guiaContract.updateBloqueio),
              isPagamentoDeOutro,
            )}
          <NovaSenhaLink guia={guia} />
          {guia.prazo && !isPrazoDeOutro(guia, responsavel) && (
            <>
              {' '}
              <strong>Prazo:</strong> {showPrazo(guia.prazo, today())}.
            </>
          )}
        </p>
      </div>
      {guia.pagamentos && <PagamentosLista pagamentos={guia.pagamentos} />}
      {emRecurso.has(guia.statusFicha) && (
        <p>
          <AcessoLink href={enderecoRecurso(guia.numeroFicha)}>
            {guia.statusFicha === statusFicha.recursoProcessado
              ? 'Ver a decisão do recurso de glosa'
              : 'Acompanhar o recurso de glosa'}
          </AcessoLink>
        </p>
      )}
      {guia.complementares.length > 0 && (
        <p>
          Complementares:{' '}
          {guia.complementares.map(({ numeroFicha, statusFicha: status }, indice) => (
            <span key={numeroFicha}>
              {indice > 0 && ', '}
              <Link href={enderecoGuia(numeroFicha)}>Guia {numeroFicha}</Link>{' '}
              {getStatusFicha(status).rotulo.toLowerCase()}
            </span>
          ))}
        </p>
      )}
    </aside>
  )
}
