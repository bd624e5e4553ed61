import type { Demonstrativo } from '@portal/contract/financeiro.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadError } from '../carregamento/LoadError.tsx'
import { LoadMore } from '../ui/data/LoadMore.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import styles from './DemonstrativoTable.module.css'
import { type Periodo, periodoQuery } from './financeiro.queries.ts'
import { GuiaLinhas } from './GuiaLinhas.tsx'
import { LinhaAberta } from './LinhaAberta.tsx'

type DentistaLinhasProps = {
  dentista: Demonstrativo['unidades'][number]['dentistas'][number]
  /** The run, and the dentist's lines of it. */
  periodo: Periodo
  /** Opened from the start: the only one there is. */
  isAberto: boolean
}

/** A dentist and, opened, the guides, page after page. */
export function DentistaLinhas({ dentista, periodo, isAberto }: DentistaLinhasProps) {
  const [isOpen, setOpen] = useState(isAberto)
  const { nomeDentista, guias, totais } = dentista
  return (
    <>
      <LinhaAberta
        detalhe={guias === 1 ? '1 guia' : `${guias} guias`}
        isOpen={isOpen}
        nivel={2}
        nome={nomeDentista ?? 'Sem dentista informado'}
        onToggle={() => setOpen(!isOpen)}
        totais={totais}
      />
      {isOpen && <GuiasDoDentista periodo={periodo} />}
    </>
  )
}

function GuiasDoDentista({ periodo }: { periodo: Periodo }) {
  const lista = useInfiniteQuery(periodoQuery(periodo))
  const { data, error, hasNextPage, isFetchingNextPage } = lista
  if (!data) {
    return (
      <tr className={styles.faixa}>
        <td colSpan={5}>
          {error ? (
            <LoadError query={lista} />
          ) : (
            <Skeleton label="Carregando as guias" lines={3} shape="row" />
          )}
        </td>
      </tr>
    )
  }
  const guias = data.pages.flatMap((page) => page.guias)
  return (
    <>
      {guias.map((guia) => (
        <GuiaLinhas guia={guia} key={guia.numeroFicha} nivel={3} />
      ))}
      {hasNextPage && (
        <tr className={styles.faixa}>
          <td colSpan={5}>
            <LoadMore
              hasMore={hasNextPage}
              isLoading={isFetchingNextPage}
              noun="guias"
              onLoadMore={() => void lista.fetchNextPage()}
              shown={guias.length}
            />
          </td>
        </tr>
      )}
    </>
  )
}
