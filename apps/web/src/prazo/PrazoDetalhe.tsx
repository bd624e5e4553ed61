import type { Prazo as Linha } from '@portal/contract/prazo.ts'
import { useRef, useState } from 'react'
import { Prazo } from '../pesquisa/Prazo.tsx'
import { PopoverPanel } from '../ui/overlay/Popover.tsx'
import styles from './PrazosPage.module.css'
import { describeConsequencia, horaDe } from './prazoWords.ts'

/** Until when; pressed, what stops then. */
export function PrazoDetalhe({ linha }: { linha: Linha }) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className={styles.ate}
        data-print="words"
        onClick={() => setOpen(true)}
        ref={trigger}
        title="O que acontece depois"
        type="button"
      >
        {linha.prazo === null ? 'Sem data' : <Prazo hora={horaDe(linha)} isLong prazo={linha.prazo} />}
      </button>
      {isOpen && (
        <PopoverPanel
          label="O que acontece depois"
          opened={{ anchor: trigger, onClose: () => setOpen(false) }}
        >
          <p>{describeConsequencia(linha)}</p>
        </PopoverPanel>
      )}
    </>
  )
}
