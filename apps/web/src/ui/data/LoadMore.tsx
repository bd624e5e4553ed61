import { Button } from '../action/Button.tsx'
import styles from './LoadMore.module.css'

type LoadMoreProps = {
  shown: number
  /** The plural of what is listed, in one word: "guias". */
  noun: string
  hasMore: boolean
  isLoading: boolean
  onLoadMore: () => void
}

/** The end of a list paged by key: how many are in sight, and the next page while there is one. */
export function LoadMore({ shown, noun, hasMore, isLoading, onLoadMore }: LoadMoreProps) {
  const quantos = shown === 1 ? `1 ${noun.replace(/s$/, '')}` : `${shown} ${noun}`
  return (
    <div className={styles.foot}>
      <p aria-live="polite" className={styles.count}>
        {hasMore ? `${quantos} até aqui` : `Fim da lista: ${quantos}`}
      </p>
      {hasMore && (
        <Button isPending={isLoading} onPress={onLoadMore}>
          Carregar mais
        </Button>
      )}
    </div>
  )
}
