import { Select } from '../ui/field/Select.tsx'
import styles from './LugarFields.module.css'
import { type LugarImagem, listOpcoesDente, rotulosMomento, semDente } from './lugarImagem.ts'

type LugarFieldsProps = {
  lugar: LugarImagem
  /** Teeth of the guide, offered before the others. */
  dentes: readonly string[]
  onChange: (lugar: LugarImagem) => void
}

const momentos = (['inicial', 'final'] as const).map((momento) => ({
  id: momento,
  label: rotulosMomento[momento],
}))

/** When an image was taken and which tooth it shows. */
export function LugarFields({ lugar, dentes, onChange }: LugarFieldsProps) {
  return (
    <div className={styles.fields}>
      <Select
        label="Momento"
        onChange={(momento) => onChange({ ...lugar, momento: momento === 'final' ? 'final' : 'inicial' })}
        options={momentos}
        value={lugar.momento}
      />
      <Select
        label="Dente"
        onChange={(dente) => onChange({ ...lugar, dente: dente === semDente ? null : dente })}
        options={listOpcoesDente(dentes)}
        value={lugar.dente ?? semDente}
      />
    </div>
  )
}
