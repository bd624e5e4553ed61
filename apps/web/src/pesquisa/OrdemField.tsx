import type { OrdemGuia } from '@portal/domain/guia/ordemGuia.ts'
import { Select } from '../ui/field/Select.tsx'
import styles from './ConsultaGTOsPage.module.css'
import { rotulosOrdem } from './ordem.ts'

type OrdemFieldProps = {
  ordens: readonly OrdemGuia[]
  value: OrdemGuia
  onChange: (ordem: OrdemGuia) => void
}

/** The order of a list where its rows are cards, and there is no header to press. */
export const OrdemField = ({ ordens, value, onChange }: OrdemFieldProps) => (
  <div className={styles.ordem}>
    <Select
      label="Ordem"
      onChange={(id) => {
        const ordem = ordens.find((uma) => uma === id)
        if (ordem) onChange(ordem)
      }}
      options={ordens.map((ordem) => ({ id: ordem, label: rotulosOrdem[ordem] }))}
      value={value}
    />
  </div>
)
