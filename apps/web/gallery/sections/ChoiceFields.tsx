import { useState } from 'react'
import { Checkbox } from '../../src/ui/field/Checkbox.tsx'
import { ComboBox } from '../../src/ui/field/ComboBox.tsx'
import { FileDrop } from '../../src/ui/field/FileDrop.tsx'
import { RadioGroup } from '../../src/ui/field/RadioGroup.tsx'
import { Select } from '../../src/ui/field/Select.tsx'
import styles from '../Gallery.module.css'
import { Held } from '../Held.tsx'

const specialties = [
  { id: '1', label: 'Clínica geral' },
  { id: '3', label: 'Endodontia' },
  { id: '4', label: 'Periodontia' },
  { id: '14', label: 'Radiologia', isDisabled: true },
]
const events = [
  { id: '85100200', label: '85.100.200 Restauração resina, 2 faces', description: 'R$ 92,40, pede faces' },
  { id: '85100196', label: '85.100.196 Restauração resina, 1 face', description: 'R$ 78,10, pede face' },
  { id: '81000421', label: '81.000.421 Radiografia periapical', description: 'R$ 14,00' },
]

const searchEvents = (text: string) =>
  events.filter((one) => one.label.toLowerCase().includes(text.toLowerCase()))

export function ChoiceFields() {
  const [specialty, setSpecialty] = useState<string | null>('3')
  const [missing, setMissing] = useState<string | null>(null)
  const [event, setEvent] = useState<string | null>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  return (
    <div className={styles.grid}>
      <Select label="Especialidade" onChange={setSpecialty} options={specialties} value={specialty} />
      <Select
        error="Escolha a especialidade"
        id="galeria-especialidade"
        label="Outra especialidade"
        onChange={setMissing}
        options={specialties}
        value={missing}
      />
      <ComboBox
        hint="Código ou palavras"
        label="Evento"
        onChange={setEvent}
        search={searchEvents}
        value={event}
        valueText={events.find((one) => one.id === event)?.label ?? ''}
      />
      <Held initial="essencial">
        {(value, onChange) => (
          <RadioGroup
            label="Quem pode ver as imagens"
            onChange={onChange}
            options={[
              { value: 'dentista', label: 'Só eu' },
              {
                value: 'essencial',
                label: 'Dentistas desta clínica',
                hint: 'Os que constam no corpo clínico',
              },
              { value: 'todas', label: 'Todas as unidades', isDisabled: true },
            ]}
            value={value}
          />
        )}
      </Held>
      <Held initial="">
        {(value, onChange) => (
          <RadioGroup
            error="Responda se é urgência"
            label="É urgência?"
            onChange={onChange}
            options={[
              { value: 'sim', label: 'Sim' },
              { value: 'nao', label: 'Não' },
            ]}
            value={value}
          />
        )}
      </Held>
      <div className={styles.stack}>
        <Held<boolean> initial>
          {(isSelected, onChange) => (
            <Checkbox hint="Pode mudar depois" isSelected={isSelected} onChange={onChange}>
              Avisar por e-mail
            </Checkbox>
          )}
        </Held>
        <Held initial={false}>
          {(isSelected, onChange) => (
            <>
              <Checkbox isIndeterminate isSelected={isSelected} onChange={onChange}>
                Selecionar todos
              </Checkbox>
            </>
          )}
        </Held>
      </div>
      <FileDrop
        accept={['image/jpeg', 'image/png', 'application/pdf']}
        error={files.length > 0 ? undefined : 'Envie a radiografia final do elemento 16'}
        hint="JPG, PNG ou PDF, até 5 MB cada"
        label="Imagens do tratamento"
        onFiles={setFiles}
      />
    </div>
  )
}
