import type { EventoPago, GuiaPaga } from '@portal/contract/financeiro.ts'
import { showLocal } from '@portal/domain/dente/showLocal.ts'
import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { rotulosSituacaoRepasse } from '@portal/domain/repasse/situacaoRepasse.tables.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { showData } from '../calendario/format.ts'
import { useAcesso } from '../menu/useAcesso.ts'
import { useOpenOnReturn } from '../rota/useOpenOnReturn.ts'
import { CopyButton } from '../ui/action/CopyButton.tsx'
import { Link } from '../ui/action/Link.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { usePaper } from '../ui/usePaper.ts'
import styles from './DemonstrativoTable.module.css'
import { GlosaDetalhe } from './GlosaDetalhe.tsx'
import { LinhaAberta, LinhaInteira } from './LinhaAberta.tsx'
import { LinhaTotais } from './LinhaTotais.tsx'
import { isRecursoNoFim } from './nameEstadoRecurso.ts'
import { RecursoLink } from './RecursoLink.tsx'

type GuiaLinhasProps = {
  /** By which an address leads to it. */
  id?: string
  guia: GuiaPaga
  nivel: 1 | 3
  /** Opened from the start: where it is read whole. */
  isAberta?: boolean
  /** Says in which payment: where guides of several stand in one list. */
  showRepasse?: boolean
  /** Says of whom: where guides of several stand in one list. */
  showDentista?: boolean
}

/** A guide and, opened, its events with what was denied and why; an appeal that ends soon stands in the closed line too. */
export function GuiaLinhas({ guia, nivel, isAberta = false, ...resto }: GuiaLinhasProps) {
  const { id, showRepasse = false, showDentista = false } = resto
  const { numeroFicha, nomeAssociado, nomeDentista, numeroLote, protocolo, totais, eventos } = guia
  const { repasse, recursoGlosa } = guia
  const [isOpen, setOpen] = useOpenOnReturn(`guia ${numeroFicha} ${repasse.dataFechamento}`, isAberta)
  const isLida = usePaper() || isOpen
  const { whyNotOpen } = useAcesso()
  // A guide that was paid and later won its appeal stands in two lines.
  const isDoRecurso = eventos.length > 0 && eventos.every(({ recurso }) => recurso)
  const pagamento = `pagamento de ${showData(repasse.dataPagamento)}${repasse.situacao === 'depositado' ? '' : `, ${rotulosSituacaoRepasse.publicado}`}`
  return (
    <>
      <LinhaAberta
        detalhe={
          <>
            {[
              nomeAssociado,
              showDentista && nomeDentista,
              showRepasse && pagamento,
              isDoRecurso && 'recurso de glosa',
              isLida && `lote ${numeroLote}`,
            ]
              .filter(Boolean)
              .join(' · ')}
            {(isLida || (recursoGlosa && isRecursoNoFim(recursoGlosa))) && (
              <span className={styles.chaves}>
                {isLida && (
                  <span>
                    Protocolo {protocolo} <CopyButton label="Copiar o protocolo" text={protocolo} />
                  </span>
                )}
                <span className={styles.caminhos} data-print="none">
                  {isLida && !whyNotOpen(enderecoGuia(numeroFicha)) && (
                    <Link href={enderecoGuia(numeroFicha)}>
                      Abrir <VisuallyHidden>a guia {numeroFicha}</VisuallyHidden>
                    </Link>
                  )}
                  {recursoGlosa && <RecursoLink estado={recursoGlosa} numeroFicha={numeroFicha} />}
                </span>
              </span>
            )}
          </>
        }
        id={id}
        isOpen={isOpen}
        nivel={nivel}
        nome={`Guia ${numeroFicha}`}
        onToggle={() => setOpen(!isOpen)}
        totais={totais}
      />
      {isLida &&
        eventos.map((evento) => (
          <EventoLinha evento={evento} key={`${evento.numeroSequencialInclusao} ${evento.recurso}`} />
        ))}
    </>
  )
}

function EventoLinha({ evento }: { evento: EventoPago }) {
  const {
    codigoEvento,
    descricao,
    codigoLocalizacao,
    codigoFace,
    dataRealizacao,
    recurso,
    tipoGlosa,
    glosa,
  } = evento
  const onde = showLocal(codigoLocalizacao, codigoFace)
  return (
    <>
      <tr className={styles.linha} data-nivel={4}>
        <th className={styles.nome} scope="row">
          <span>
            {onde && <strong>{onde} </strong>}
            {descricao}{' '}
            {recurso && (
              <span className={styles.recurso}>
                <Badge tone="informacao">recurso</Badge>
              </span>
            )}
          </span>
          <span className={styles.detalhe}>
            {formatCodigoEvento(codigoEvento)} · realizado em {showData(dataRealizacao)}
            {tipoGlosa === 'R' && ' · valor revisto'}
          </span>
        </th>
        <LinhaTotais totais={evento} />
      </tr>
      {glosa.length > 0 && (
        <LinhaInteira>
          {glosa.map((uma) => (
            <GlosaDetalhe codigoEvento={codigoEvento} glosa={uma} key={uma.codigoGlosa} />
          ))}
        </LinhaInteira>
      )}
    </>
  )
}
