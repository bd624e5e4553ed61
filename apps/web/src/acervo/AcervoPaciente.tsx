import { momentosImagem } from '@portal/domain/imagem/imagemExigida.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ListView } from '../carregamento/ListView.tsx'
import { rotulosMomento } from '../imagem/lugar/lugarImagem.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Select } from '../ui/field/Select.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { AcervoGrid } from './AcervoGrid.tsx'
import { acervoQuery } from './acervo.queries.ts'
import type { FiltroAcervo } from './acervoSearch.ts'

type AcervoPacienteProps = {
  codigoAssociado: string
  nomeAssociado: string
  filtro: FiltroAcervo
  onFiltro: (filtro: FiltroAcervo) => void
}

const TODOS = 'todos'

/** What the provider has of a patient's images, by tooth and type. */
export function AcervoPaciente({ codigoAssociado, nomeAssociado, filtro, onFiltro }: AcervoPacienteProps) {
  const query = useInfiniteQuery(acervoQuery(codigoAssociado, filtro))
  const comImagem = query.data?.pages[0]?.dentes ?? []
  // The tooth of the address is an answer of the list, whether an image shows it or not.
  const dentes = [...new Set([...comImagem, ...(filtro.dente ? [filtro.dente] : [])])].toSorted()
  const { dente, momento } = filtro
  return (
    <Stack gap={5}>
      <Row align="start">
        <Select
          label="Dente"
          onChange={(escolhido) =>
            onFiltro({ ...(momento && { momento }), ...(escolhido !== TODOS && { dente: escolhido }) })
          }
          options={[
            { id: TODOS, label: 'Todos' },
            ...dentes.map((codigo) => ({ id: codigo, label: `Dente ${codigo}` })),
          ]}
          value={dente ?? TODOS}
        />
        <Select
          label="Tipo"
          onChange={(escolhido) => {
            const lido = momentosImagem.find((cada) => cada === escolhido)
            onFiltro({ ...(dente && { dente }), ...(lido && { momento: lido }) })
          }}
          options={[
            { id: TODOS, label: 'Todos' },
            ...momentosImagem.map((cada) => ({ id: cada, label: rotulosMomento[cada] })),
          ]}
          value={momento ?? TODOS}
        />
      </Row>
      <ListView
        empty={
          <EmptyState icon="image" title="Nenhuma imagem">
            {dente || momento
              ? 'Nenhuma imagem do paciente é deste dente e deste tipo.'
              : 'O que for enviado às guias deste paciente, e os exames vinculados a elas, aparece aqui.'}
          </EmptyState>
        }
        lines={4}
        loading="Carregando o acervo"
        noun={['imagem', 'imagens']}
        query={query}
        rows={({ imagens }) => imagens}
        shape="row"
      >
        {(imagens) => <AcervoGrid imagens={imagens} nomeAssociado={nomeAssociado} />}
      </ListView>
    </Stack>
  )
}
