import type { EventoDigital } from '@portal/contract/financeiro.ts'
import { showLocal } from '@portal/domain/dente/showLocal.ts'
import { showTipoEnvio } from '@portal/domain/financeiro/gtoDigital.tables.ts'
import { getStatusToken } from '@portal/domain/guia/statusToken.tables.ts'
import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { showData, showInstante } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { Rows } from '../ui/data/Rows.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import styles from './RelatorioGtoDigitalPage.module.css'

/** What the patient said of it; of a guide that nobody was asked about there is nothing to tell. */
const describeToken = ({ statusToken }: EventoDigital): string | undefined =>
  statusToken === 'NAO_SOLICITADO' ? undefined : getStatusToken(statusToken)?.rotulo

/**
 * Two lines a cell and more: everything of an event in five columns, which fit from 600 px of table on. Who did it is told
 * where there are several: one alone would read the own name in each line.
 */
const toColumns = (hasVarios: boolean): readonly TableColumn<EventoDigital>[] => [
  {
    id: 'guia',
    header: 'Guia',
    isRowHeader: true,
    cell: ({ numeroFicha, protocolo }) => (
      <>
        <AcessoLink href={enderecoGuia(numeroFicha)}>{String(numeroFicha)}</AcessoLink>
        <span className={styles.segunda}>protocolo {protocolo}</span>
      </>
    ),
  },
  {
    id: 'paciente',
    header: 'Paciente',
    cell: ({ nomeAssociado, nomeDentista }) => (
      <>
        {nomeAssociado}
        {hasVarios && nomeDentista && <span className={styles.segunda}>{nomeDentista}</span>}
      </>
    ),
  },
  {
    id: 'evento',
    header: 'Evento',
    isWide: true,
    cell: (evento) => (
      <>
        {evento.descricao}
        <span className={styles.segunda}>
          {[
            formatCodigoEvento(evento.codigoEvento),
            showLocal(evento.codigoLocalizacao, evento.codigoFace),
            `realizado\u00a0em\u00a0${showData(evento.dataRealizacao)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </>
    ),
  },
  {
    id: 'envio',
    header: 'Envio',
    isWide: true,
    cell: (evento) => (
      <>
        {showTipoEnvio(evento.tipoEnvio)}
        <span className={styles.segunda}>
          {[showInstante(evento.enviadaEm), describeToken(evento)].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    id: 'valor',
    header: 'Valor',
    align: 'end',
    cell: (evento) => (
      <>
        {showValor(evento.valorInformado)}
        <span className={styles.segunda}>
          {evento.processado ? `liberado ${showValor(evento.valorLiberado)}` : 'a processar'}
        </span>
        {evento.valorGlosa !== '0.00' && (
          <span className={styles.segunda}>{`glosa ${showValor(evento.valorGlosa)}`}</span>
        )}
        {evento.valorFranquia !== '0.00' && (
          <span className={styles.segunda}>{`franquia ${showValor(evento.valorFranquia)}`}</span>
        )}
      </>
    ),
  },
]

const columns = { umDentista: toColumns(false), varios: toColumns(true) }

/** One line an event, with its guide behind it. J and K or the arrows go from line to line. */
export function GtoDigitalTable({ eventos }: { eventos: readonly EventoDigital[] }) {
  const dentistas = new Set(eventos.map(({ nomeDentista }) => nomeDentista))
  return (
    <Rows className={styles.eventos}>
      <Table
        caption="Eventos enviados"
        columns={dentistas.size > 1 ? columns.varios : columns.umDentista}
        rowKey={({ numeroFicha, numeroSequencialInclusao }) => `${numeroFicha} ${numeroSequencialInclusao}`}
        rowLabel={({ numeroFicha }) => `guia ${numeroFicha}`}
        rows={eventos}
      />
    </Rows>
  )
}
