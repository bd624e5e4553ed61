import { type KeyboardEvent, useState } from 'react'
import type { OptionItem } from './option.ts'

type ComboBoxState = {
  /** What matches the text now. */
  options: readonly OptionItem[]
  value: string | null
  onChange: (value: string | null) => void
  inputValue: string
  onInputChange: (text: string) => void
}

/** The list of a combo box: when it is open, which option the arrows stand on, and what each key does. */
export function useComboBox({ options, value, onChange, inputValue, onInputChange }: ComboBoxState) {
  const [isOpen, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<string>()
  const [known, setKnown] = useState(value)
  // The words of the answer: what was typed without choosing gives way to them
  const [settled, setSettled] = useState(value === null ? '' : inputValue)
  if (value !== known) {
    setKnown(value)
    setSettled(value === null ? '' : inputValue)
  }

  const show = (id?: string) => {
    setOpen(true)
    setActiveId(id)
  }
  const close = () => {
    setOpen(false)
    setActiveId(undefined)
  }
  const choose = ({ id, label }: OptionItem) => {
    onInputChange(label)
    onChange(id)
    close()
  }
  const leave = () => {
    if (inputValue !== settled) onInputChange(settled)
    close()
  }
  const type = (text: string) => {
    onInputChange(text)
    if (text === '' && value !== null) onChange(null)
    show()
  }
  const move = (step: 1 | -1) => {
    const ids = options.filter((option) => !option.isDisabled).map(({ id }) => id)
    const at = activeId === undefined ? -1 : ids.indexOf(activeId)
    show(at < 0 ? ids.at(step > 0 ? 0 : -1) : ids[(at + step + ids.length) % ids.length])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      move(key === 'ArrowDown' ? 1 : -1)
    }
    if (!isOpen) return
    if (key === 'Enter' || key === 'Tab') {
      const active = options.find(({ id }) => id === activeId)
      if (active) choose(active)
      // By Tab the field is left anyway: two changes would be drawn within one key
      else if (key === 'Enter') leave()
      // The form is not sent by the key that chooses
      if (key === 'Enter') event.preventDefault()
    }
    if (key === 'Escape') {
      // This Esc is the list's: a dialog around it stays
      event.stopPropagation()
      event.preventDefault()
      leave()
    }
  }
  return { isOpen, activeId, show, choose, leave, type, onKeyDown }
}
