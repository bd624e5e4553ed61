import { COMUNICADOS_PAGINA } from '@portal/domain/comunicado/paginaComunicado.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useRef } from 'react'
import { QueryView } from '../carregamento/QueryView.tsx'
import { Pager } from '../ui/data/Pager.tsx'
import { describePage, pageSteps } from '../ui/data/pages.ts'
import { Rows } from '../ui/data/Rows.tsx'
import { usePages } from '../ui/data/usePages.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { ChipGroup } from '../ui/field/ChipGroup.tsx'
import { ProcuraField } from '../ui/field/ProcuraField.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { useReturnToLine } from '../ui/useReturnToLine.ts'
import { ComunicadoLinhas } from './ComunicadoLinhas.tsx'
import styles from './ComunicadosPage.module.css'
import { comunicadosQuery } from './comunicado.queries.ts'
import { type ComunicadoSearch, listTags, readComunicadoSearch, toggleTag } from './comunicadoSearch.ts'

type ComunicadosListProps = { search: ComunicadoSearch; last: RefObject<number | undefined> }

/** The notices by tags and words, page by page, the newest first. */
export function ComunicadosList({ search, last }: ComunicadosListProps) {
  const navigate = useNavigate({ from: '/portal/comunicados' })
  const go = (next: ComunicadoSearch) => void navigate({ search: next })
  const title = useRef<HTMLHeadingElement>(null)
  const consulta = useQuery({ ...comunicadosQuery(search), placeholderData: (antes) => antes })
  const { data } = consulta
  const escolhidas = listTags(search)
  // What could not be read names no tags: those that were asked for can be taken off all the same.
  const tags = data?.tags ?? escolhidas
  const pages = usePages(
    consulta,
    { pagina: search.pagina, porPagina: COMUNICADOS_PAGINA },
    (ultima) => void navigate({ search: readComunicadoSearch({ ...search, pagina: ultima }), replace: true }),
  )
  useReturnToLine(data !== undefined, last, title)
  const hasTexto = search.texto !== undefined
  const isNada = data?.total === 0 && !consulta.isPlaceholderData
  return (
    <Stack gap={4}>
      <Card>
        <Stack gap={3}>
          <h2 className={styles.titulo} ref={title} tabIndex={-1}>
            Comunicados da operadora
          </h2>
          <ProcuraField
            hint="Palavras do título ou do texto."
            id="busca-comunicado"
            label="Procurar nos comunicados"
            maxLength={60}
            onProcurar={(texto) => go(readComunicadoSearch({ tags: search.tags, texto }))}
            procurado={search.texto ?? ''}
            width="full"
          />
          {tags.length > 0 && (
            <ChipGroup
              chips={tags.map((tag) => ({ id: tag, label: tag }))}
              chosen={escolhidas}
              label="Etiquetas"
              onToggle={(tag) => go(toggleTag(search, tag))}
            />
          )}
        </Stack>
      </Card>
      <VisuallyHidden>
        <span aria-live="polite">{isNada && 'Nenhum comunicado encontrado.'}</span>
      </VisuallyHidden>
      <QueryView
        empty={({ total }) => total === 0 && <Vazia hasTags={escolhidas.length > 0} hasTexto={hasTexto} />}
        lines={6}
        loading="Carregando comunicados"
        query={consulta}
        shape="row"
      >
        {({ comunicados, total }) => (
          <Card>
            <Rows takesFocus>
              <ComunicadoLinhas comunicados={comunicados} search={search} />
            </Rows>
            <div className={styles.paginas}>
              <Pager
                count={`${countOf(total, 'comunicado', 'comunicados')}${describePage(pages)}`}
                steps={pageSteps(pages, ['Mais novos', 'Mais antigos'], (outra) =>
                  go({ ...search, pagina: outra }),
                )}
              />
            </div>
          </Card>
        )}
      </QueryView>
    </Stack>
  )
}

type VaziaProps = { hasTexto: boolean; hasTags: boolean }

/** Nothing to list: words or tags that none has, or none at all. */
const Vazia = (filtro: VaziaProps) => (
  <EmptyState icon="search" title="Nenhum comunicado">
    {explainVazia(filtro)}
  </EmptyState>
)

function explainVazia({ hasTexto, hasTags }: VaziaProps): string {
  if (hasTexto && hasTags)
    return 'Nenhum tem estas palavras e etiquetas. Tire uma palavra, ou todas as etiquetas.'
  if (hasTexto) return 'Nenhum tem estas palavras. Tire uma, ou procure outra.'
  return hasTags
    ? 'Nenhum tem estas etiquetas. Tire uma delas.'
    : 'O que a operadora comunicar à sua rede aparece aqui.'
}
