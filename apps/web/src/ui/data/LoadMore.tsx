import { Button } from '../action/Button.tsx'
import styles from './LoadMore.module.css'

type LoadMoreProps = {
  shown: number
  /** The plural of what is listed: "guias". */
  noun: string
  hasMore: boolean
  isLoading: boolean
  onLoadMore: () => void
}

/** The end of a list paged by key: how many are in sight, and the next page while there is one. */
export function LoadMore({ shown, noun, hasMore, isLoading, onLoadMore }: LoadMoreProps) {
  return (
    <div className={styles.foot}>
      <p aria-live="polite" className={styles.count}>
        {hasMore ? `${shown} ${noun} até aqui` : `Fim da lista: ${shown} ${noun}`}
      </p>
      {hasMore && (
        <Button isPending={isLoading} onPress={onLoadMore}>
          Carregar mais
        </Button>
      )}
    </div>
  )
}
