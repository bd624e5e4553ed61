import type { TermoAceito } from '@portal/contract/termo.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { showInstante } from '../calendario/format.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Link } from '../ui/action/Link.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import { Banner } from '../ui/feedback/Banner.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import styles from './LeituraTermo.module.css'
import { aceitosQuery, pendenciaQuery } from './termo.queries.ts'
import { useTitleFocus } from './useTitleFocus.ts'

const columns: readonly TableColumn<TermoAceito>[] = [
  {
    id: 'titulo',
    header: 'Termo',
    isRowHeader: true,
    cell: ({ titulo, codigoDocumento }) => (
      <Link href={hrefOf('/portal/termos', { documento: codigoDocumento })}>{titulo}</Link>
    ),
  },
  { id: 'versao', header: 'Versão', cell: ({ versao }) => versao },
  { id: 'em', header: 'Aceito em', cell: ({ aceites: [primeiro] }) => primeiro && showInstante(primeiro.em) },
  { id: 'por', header: 'Por', cell: ({ aceites: [primeiro] }) => primeiro?.nome },
]

/** The accepted terms, the newest first, and a way to those that still wait. */
export function AceitosList({ last }: { last: RefObject<number | undefined> }) {
  const { data } = useSuspenseQuery(aceitosQuery)
  const { data: pendencia } = useQuery(pendenciaQuery)
  const title = useTitleFocus(undefined, last)
  const quantos = pendencia?.termosPendentes.length ?? 0
  return (
    <Stack gap={4}>
      {quantos > 0 && (
        <Banner
          actions={
            <ButtonLink href={hrefOf('/portal/termosPendentes')} size="pequeno">
              Ler e aceitar
            </ButtonLink>
          }
          title={countOf(quantos, 'termo espera o seu aceite', 'termos esperam o seu aceite')}
          tone="atencao"
        />
      )}
      <h2 className={styles.titulo} ref={title} tabIndex={-1}>
        Termos aceitos
      </h2>
      <Table
        caption="Termos aceitos"
        columns={columns}
        empty={
          <EmptyState icon="file" title="Nenhum termo aceito ainda">
            O que você aceitar fica aqui, com data e hora, para ler e imprimir como era.
          </EmptyState>
        }
        rowKey={({ codigoDocumento }) => String(codigoDocumento)}
        rowLabel={({ titulo, versao }) => `${titulo}, versão ${versao}`}
        rows={data.termos}
      />
    </Stack>
  )
}
