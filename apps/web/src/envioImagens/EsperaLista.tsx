import { capturaExame } from '@portal/contract/capturaExame.ts'
import type { GuiaPendente } from '@portal/contract/pesquisa.ts'
import { findEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAcesso } from '../menu/useAcesso.ts'
import { GuiaLista } from '../pesquisa/GuiaLista.tsx'
import { Prazo } from '../pesquisa/Prazo.tsx'
import { describeFaltas } from '../prazo/prazoWords.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { Link } from '../ui/action/Link.tsx'
import { Rows } from '../ui/data/Rows.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { esperaImagensQuery } from './envioImagens.queries.ts'

/** How many events a guide has tells something only where some have several. */
const listColunas = (guias: readonly GuiaPendente[]): readonly TableColumn<GuiaPendente>[] => [
  {
    id: 'guia',
    header: 'Guia',
    isRowHeader: true,
    cell: ({ numeroFicha }) => (
      <Link href={hrefOf('/portal/envioImagensTratamento', { guia: numeroFicha })}>{numeroFicha}</Link>
    ),
  },
  { id: 'paciente', header: 'Paciente', cell: ({ associado }) => associado.nome },
  {
    id: 'especialidade',
    header: 'Especialidade',
    cell: ({ codigoEspecialidade: codigo }) => findEspecialidade(codigo)?.rotulo ?? codigo,
  },
  ...(guias.some(({ quantidadeEventos }) => quantidadeEventos > 1)
    ? [{ id: 'eventos', header: 'Eventos', cell: ({ quantidadeEventos }: GuiaPendente) => quantidadeEventos }]
    : []),
  // Nothing is missing of a guide whose images came and that was not sent again.
  { id: 'faltas', header: 'Falta imagem de', cell: ({ faltas = [] }) => describeFaltas(faltas) || '—' },
  {
    id: 'prazo',
    header: 'Prazo',
    cell: ({ prazo }) => (prazo ? <Prazo isLong prazo={prazo} /> : 'Sem prazo'),
  },
]

/** The guides that wait for images, the nearest term first. With the focus in it, J and K go from guide to guide. */
export function EsperaLista() {
  const { whyNotCall } = useAcesso()
  const lista = useInfiniteQuery(esperaImagensQuery)
  return (
    // On the page itself, as every list of guides: in a card, a tablet would have no room for its columns.
    <Stack gap={3}>
      <div>
        <h2>Guias que esperam imagens</h2>
        <p>A operadora só decide depois de recebê-las.</p>
      </div>
      <GuiaLista
        empty={
          <EmptyState icon="checkCircle" title="Nenhuma guia espera imagens">
            Quando a operadora pedir uma imagem, a guia aparece aqui com o prazo. A de outra guia se envia
            pelo número dela.
            {whyNotCall(capturaExame.captureSolicitacao) === undefined && (
              <>
                {' '}
                O exame feito que espera imagem ou laudo está em{' '}
                <Link href={hrefOf('/portal/prazos')}>Prazos</Link>.
              </>
            )}
          </EmptyState>
        }
        lista={lista}
      >
        {(guias) => (
          <Rows>
            <Table
              caption="Guias que esperam imagens"
              columns={listColunas(guias)}
              rowKey={({ numeroFicha }) => String(numeroFicha)}
              rowLabel={({ numeroFicha }) => `guia ${numeroFicha}`}
              rows={guias}
            />
          </Rows>
        )}
      </GuiaLista>
    </Stack>
  )
}
