import { TagGroup as AriaTagGroup, Button, Label, Tag, TagList } from 'react-aria-components/TagGroup'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import styles from './TagGroup.module.css'

const c = css(styles)

export type TagItem = { id: string; label: string }

type TagGroupProps = {
  label: string
  tags: readonly TagItem[]
  /** Gives each tag a cross; Delete removes the focused one. */
  onRemove?: (id: string) => void
  /** Makes the tags a choice of several, such as regions of the mouth. */
  selected?: ReadonlySet<string>
  onSelect?: (selected: ReadonlySet<string>) => void
}

/** Chips: the filters in force, or a choice of several. One tab stop, arrows move inside. */
export function TagGroup({ label, tags, onRemove, selected, onSelect }: TagGroupProps) {
  return (
    <AriaTagGroup
      className={c('group')}
      {...(onRemove && {
        onRemove: (keys) => {
          for (const key of keys) onRemove(String(key))
        },
      })}
      {...(onSelect && {
        selectionMode: 'multiple' as const,
        selectedKeys: selected ?? [],
        onSelectionChange: (keys) =>
          onSelect(new Set(keys === 'all' ? tags.map((tag) => tag.id) : [...keys].map(String))),
      })}
    >
      <Label className={c('label')}>{label}</Label>
      <TagList className={c('list')} items={tags}>
        {(tag) => (
          <Tag className={c('tag')} textValue={tag.label}>
            {({ isSelected }) => (
              <>
                {isSelected && <Icon name="check" size={14} />}
                {tag.label}
                {onRemove && (
                  <Button className={c('remove')} slot="remove">
                    <Icon name="close" size={14} />
                  </Button>
                )}
              </>
            )}
          </Tag>
        )}
      </TagList>
    </AriaTagGroup>
  )
}
