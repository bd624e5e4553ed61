import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useRef } from 'react'
import { LoadError } from '../carregamento/LoadError.tsx'
import { Button } from '../ui/action/Button.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { SearchField } from '../ui/field/SearchField.tsx'
import { useAddressText } from '../ui/field/useAddressText.ts'
import { Card } from '../ui/layout/Card.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { useReturnToLine } from '../ui/useReturnToLine.ts'
import { ComunicadoLinhas } from './ComunicadoLinhas.tsx'
import styles from './ComunicadosPage.module.css'
import { comunicadosQuery, QUANTOS_PAGINA } from './comunicado.queries.ts'
import { type ComunicadoSearch, listTags, readComunicadoSearch, toggleTag } from './comunicadoSearch.ts'

type ComunicadosListProps = { search: ComunicadoSearch; last: RefObject<number | undefined> }

/** The notices by tags and words, page by page, the newest first. */
export function ComunicadosList({ search, last }: ComunicadosListProps) {
  const navigate = useNavigate({ from: '/portal/comunicados' })
  const go = (next: ComunicadoSearch) => void navigate({ search: next })
  const title = useRef<HTMLHeadingElement>(null)
  const { campo, digitado: texto, setDigitado: setTexto } = useAddressText(search.texto)
  const consulta = useQuery({ ...comunicadosQuery(search), placeholderData: (antes) => antes })
  const { data, error } = consulta
  const escolhidas = listTags(search)
  const { pagina = 1 } = search
  useReturnToLine(data !== undefined, last, title)
  return (
    <Stack gap={4}>
      <Card>
        <Stack gap={3}>
          <h2 className={styles.titulo} ref={title} tabIndex={-1}>
            Comunicados da operadora
          </h2>
          <SearchField
            enterKeyHint="search"
            hint="Palavras do título ou do texto; Enter procura."
            id="busca-comunicado"
            inputRef={campo}
            label="Procurar nos comunicados"
            maxLength={60}
            onChange={(novo) => {
              setTexto(novo)
              if (novo === '') go(readComunicadoSearch({ tags: search.tags }))
            }}
            onSubmit={() => go(readComunicadoSearch({ tags: search.tags, texto }))}
            value={texto}
            width="full"
          />
          {data && data.tags.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around the chips
            <div aria-label="Etiquetas" className={styles.filtros} role="group">
              {data.tags.map((tag) => (
                <button
                  aria-pressed={escolhidas.includes(tag)}
                  className={styles.filtro}
                  key={tag}
                  onClick={() => go(toggleTag(search, tag))}
                  type="button"
                >
                  {tag}
                </button>
              ))}
            </div>
          )}
        </Stack>
      </Card>
      {!data && error && <LoadError query={consulta} />}
      {!data && !error && <Skeleton label="Carregando comunicados" lines={6} shape="row" />}
      {data && data.comunicados.length === 0 && data.total > 0 && (
        <EmptyState
          actions={
            <Button onPress={() => go(readComunicadoSearch({ ...search, pagina: 1 }))}>
              Ir para a primeira página
            </Button>
          }
          icon="search"
          title={`Não há página ${pagina}`}
        >
          A lista tem {data.total === 1 ? '1 comunicado' : `${data.total} comunicados`}.
        </EmptyState>
      )}
      {data && data.total === 0 && (
        <EmptyState icon="search" title="Nenhum comunicado">
          {escolhidas.length > 0 || search.texto
            ? 'Nenhum tem estas palavras e etiquetas. Tire uma palavra, ou todas as etiquetas.'
            : 'O que a operadora comunicar à sua rede aparece aqui.'}
        </EmptyState>
      )}
      {data && data.comunicados.length > 0 && (
        <Card>
          <ComunicadoLinhas comunicados={data.comunicados} search={search} />
          <Row>
            <p aria-live="polite">
              {data.total === 1 ? '1 comunicado' : `${data.total} comunicados`}
              {data.total > QUANTOS_PAGINA &&
                `, página ${pagina} de ${Math.ceil(data.total / QUANTOS_PAGINA)}`}
            </p>
            {pagina > 1 && <Button onPress={() => go({ ...search, pagina: pagina - 1 })}>Mais novos</Button>}
            {pagina * QUANTOS_PAGINA < data.total && (
              <Button onPress={() => go({ ...search, pagina: pagina + 1 })}>Mais antigos</Button>
            )}
          </Row>
        </Card>
      )}
    </Stack>
  )
}
