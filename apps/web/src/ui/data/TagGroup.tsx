import { useId } from 'react'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import styles from './TagGroup.module.css'

const c = css(styles)

export type TagItem = {
  id: string
  label: string
  /** What always holds has no cross. */
  isFixed?: boolean
}

type TagGroupProps = {
  label: string
  tags: readonly TagItem[]
  /** The cross of a tag calls it. */
  onRemove: (id: string) => void
}

/** Chips that can go: the filters in force. */
export function TagGroup({ label, tags, onRemove }: TagGroupProps) {
  const labelId = useId()
  return (
    <div className={c('group')}>
      <span className={c('label')} id={labelId}>
        {label}
      </span>
      <ul aria-labelledby={labelId} className={c('list')}>
        {tags.map((tag) => (
          <li className={c('tag')} key={tag.id}>
            {tag.label}
            {!tag.isFixed && (
              <button
                aria-label={`Tirar ${tag.label}`}
                className={c('remove')}
                onClick={() => onRemove(tag.id)}
                type="button"
              >
                <Icon name="close" size={14} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
