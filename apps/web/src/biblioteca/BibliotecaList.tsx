import { countOf } from '@portal/domain/texto/contagem.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useRef } from 'react'
import { QueryView } from '../carregamento/QueryView.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { SearchField } from '../ui/field/SearchField.tsx'
import { useAddressText } from '../ui/field/useAddressText.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { useReturnToLine } from '../ui/useReturnToLine.ts'
import { bibliotecaQuery } from './biblioteca.queries.ts'
import { readBibliotecaSearch } from './bibliotecaSearch.ts'
import { filterGrupos } from './filterGrupos.ts'
import { GrupoSection } from './GrupoSection.tsx'

const ID_BUSCA = 'busca-biblioteca'

type BibliotecaListProps = {
  /** The words of the address. */
  texto: string | undefined
  /** The file that was read before; it takes the focus back. */
  last: RefObject<number | undefined>
}

/** The library by groups, narrowed while one types. */
export function BibliotecaList({ texto, last }: BibliotecaListProps) {
  const navigate = useNavigate({ from: '/portal/universidadeAurora' })
  const consulta = useQuery(bibliotecaQuery)
  const { data } = consulta
  const campo = useRef<HTMLInputElement>(null)
  const { digitado, setDigitado } = useAddressText(texto, ID_BUSCA)
  useReturnToLine(data !== undefined, last, campo)

  const type = (novo: string) => {
    setDigitado(novo)
    void navigate({ search: readBibliotecaSearch({ texto: novo }), replace: true })
  }
  const grupos = filterGrupos(data?.grupos ?? [], digitado)
  const quantos = grupos.reduce((soma, { arquivos }) => soma + arquivos.length, 0)
  return (
    <Stack gap={4}>
      <SearchField
        hint="Palavras do título, da descrição ou do grupo."
        id={ID_BUSCA}
        inputRef={campo}
        label="Procurar na biblioteca"
        maxLength={60}
        onChange={type}
        reading={data && countOf(quantos, 'arquivo', 'arquivos')}
        value={digitado}
        width="full"
      />
      <QueryView
        empty={() =>
          quantos === 0 && (
            <EmptyState icon="search" title="Nenhum arquivo">
              {digitado.trim()
                ? 'Nenhum tem todas estas palavras. Tire uma delas, ou apague tudo com Esc.'
                : 'Os guias e tabelas que a sua rede publicar aparecem aqui.'}
            </EmptyState>
          )
        }
        lines={6}
        loading="Carregando a biblioteca"
        query={consulta}
        shape="row"
      >
        {() =>
          grupos.map((grupo) => (
            <GrupoSection key={grupo.grupo} {...grupo} texto={digitado.trim() || undefined} />
          ))
        }
      </QueryView>
    </Stack>
  )
}
