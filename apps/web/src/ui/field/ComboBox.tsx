import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  ComboBox as AriaComboBox,
  Button,
  Input,
  type Key,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import listStyles from '../overlay/list.module.css'
import styles from './ComboBox.module.css'
import controlStyles from './control.module.css'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './fieldProps.ts'
import type { OptionItem } from './option.ts'

const control = css(controlStyles)
const list = css({ ...listStyles, ...styles })

type ComboBoxProps = FieldProps & {
  /** The answers that match a text, best first. */
  search: (text: string) => readonly OptionItem[]
  value: string | null
  /** The words of `value`; empty without one. */
  valueText: string
  /** `typed` is what stood in the field when the answer was taken. */
  onChange: (value: string | null, typed: string) => void
  /** What becomes of the text as it is typed: a mask. */
  mask?: (typed: string, before: string) => string
  /** Said in the list when nothing matches what was typed. */
  emptyText?: (typed: string) => string
  /** What the answer means, said under the field. */
  reading?: ReactNode
}

/**
 * A list too long to scroll: type, then choose with arrows and Enter. A match that is alone needs no arrow: Enter and
 * Tab take it, even one that comes after the field was left. Esc or leaving the field brings back the answer that was
 * chosen; without one what was typed stays.
 */
export function ComboBox(props: ComboBoxProps) {
  const { id, label, hint, error, isOptional, width, search, value, valueText, onChange, mask } = props
  const { emptyText, reading } = props
  const [text, setText] = useState(valueText)
  const [known, setKnown] = useState({ value, valueText })
  const [isFocused, setFocused] = useState(false)
  if (value !== known.value || valueText !== known.valueText) {
    setKnown({ value, valueText })
    // Whoever is in the field may have typed on while the answer settled. The words of an answer may come after it.
    const hasNewWords = value === known.value && text === known.valueText
    if (!isFocused || hasNewWords) setText(valueText)
  }
  const options = useMemo(() => search(text), [search, text])
  const { input, isCut } = useCut(text)

  const type = (typed: string) => {
    setText(mask ? mask(typed, text) : typed)
    if (typed === '') onChange(null, typed)
  }
  const choose = (key: Key | null) => {
    const option = key === value ? undefined : options.find((one) => one.id === key)
    if (option) {
      setText(option.label)
      onChange(option.id, text)
    }
    // The library also calls it with the answer that stands, to have its words back. Without one what was typed stays.
    else if (value !== null) setText(valueText)
  }
  // Before the library, which by the same keys takes back what is typed and not chosen.
  const takeOnly = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.ctrlKey
    const hasActive = event.target instanceof Element && event.target.hasAttribute('aria-activedescendant')
    if ((!isEnter && event.key !== 'Tab') || hasActive || text === valueText) return
    const [first, second] = options
    const only = second || first?.isDisabled ? undefined : first
    if (only && only.id === value) return
    if (only) choose(only.id)
    // Enter upon several, or none, leaves the text to go on from; Tab leaves the field.
    else if (!isEnter) return
    event.stopPropagation()
    if (isEnter) event.preventDefault()
  }

  const takeLate = useEffectEvent(() => {
    const [first, second] = options
    if (text !== '' && value === null && !isFocused && first && !second && !first.isDisabled) choose(first.id)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the answers come, or come anew
  useEffect(() => takeLate(), [search])

  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, width }}>
      {(frame, labelId) => (
        <AriaComboBox
          {...(frame['aria-describedby'] && { 'aria-describedby': frame['aria-describedby'] })}
          allowsEmptyCollection
          aria-labelledby={labelId}
          className={list('anchor')}
          id={frame.id}
          inputValue={text}
          isInvalid={error !== undefined}
          isRequired={!isOptional}
          items={options}
          // The answer's own words, brought back, open no list.
          menuTrigger={text === valueText ? 'manual' : 'input'}
          onFocusChange={setFocused}
          onInputChange={type}
          onSelectionChange={choose}
          selectedKey={value}
          shouldFocusWrap
          validationBehavior="aria"
        >
          <Group className={control('control')} onKeyDownCapture={takeOnly}>
            <Input className={control('input')} ref={input} />
            <Button className={control('inner')}>
              <Icon name="chevronDown" />
            </Button>
          </Group>
          {isCut && text === valueText && (
            <p aria-hidden="true" className={styles.whole}>
              {text}
            </p>
          )}
          <div aria-live="polite" className={styles.reading}>
            {reading}
          </div>
          <Popover className={list('popover', 'floating')} offset={4}>
            <ListBox<OptionItem>
              className={list('list')}
              renderEmptyState={() => (
                <div className={list('state')}>{emptyText?.(text) ?? 'Nada encontrado.'}</div>
              )}
            >
              {({ id: key, label: words, description, isDisabled }) => (
                <ListBoxItem
                  className={list('item')}
                  id={key}
                  isDisabled={isDisabled ?? false}
                  textValue={words}
                >
                  <span>{words}</span>
                  {key === value && <Icon className={listStyles.mark} name="check" size={16} />}
                  {description && <span className={listStyles.description}>{description}</span>}
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </AriaComboBox>
      )}
    </FieldFrame>
  )
}

/** Whether the words do not fit: answers that differ in their last word would look the same. */
function useCut(text: string) {
  const input = useRef<HTMLInputElement>(null)
  const [isCut, setCut] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have another width
  useEffect(() => {
    const { current } = input
    if (!current) return
    const observer = new ResizeObserver(() => setCut(current.scrollWidth > current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [text])
  return { input, isCut }
}
