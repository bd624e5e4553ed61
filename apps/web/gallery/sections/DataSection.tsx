import { useState } from 'react'
import { Badge } from '../../src/ui/data/Badge.tsx'
import { BadgeDetails } from '../../src/ui/data/BadgeDetails.tsx'
import { DescriptionList } from '../../src/ui/data/DescriptionList.tsx'
import { Stepper } from '../../src/ui/data/Stepper.tsx'
import { TagGroup } from '../../src/ui/data/TagGroup.tsx'
import { Timeline } from '../../src/ui/data/Timeline.tsx'
import { Card } from '../../src/ui/layout/Card.tsx'
import styles from '../Gallery.module.css'

const filters = [
  { id: 'status', label: 'Situação: em análise' },
  { id: 'periodo', label: 'Novembro de 2026' },
]

export function DataSection() {
  const [tags, setTags] = useState(filters)
  return (
    <Card title="Dados">
      <div className={styles.stack}>
        <div className={styles.row}>
          <Badge tone="neutro">Sem histórico</Badge>
          <Badge tone="informacao">Em análise</Badge>
          <Badge tone="sucesso">Autorizada</Badge>
          <Badge tone="atencao">Aguardando documentação</Badge>
          <Badge tone="perigo">Não autorizada</Badge>
          <Badge icon="hourglass" tone="informacao">
            Processando
          </Badge>
          <BadgeDetails
            due="25/11/2026, em 5 dias"
            nextStep="Envie a radiografia final do elemento 16."
            reason="Falta uma imagem obrigatória."
            tone="atencao"
            word="Aguardando documentação"
          />
        </div>
        <TagGroup
          label="Filtros"
          onRemove={(id) => setTags(tags.filter((tag) => tag.id !== id))}
          tags={tags}
        />
        <Stepper
          current="tratamento"
          label="Etapas da guia"
          steps={[
            { id: 'senha', label: 'Senha' },
            { id: 'plano', label: 'Plano' },
            { id: 'tratamento', label: 'Tratamento' },
            { id: 'auditoria', label: 'Auditoria' },
            { id: 'faturamento', label: 'Faturamento' },
          ]}
        />
        <DescriptionList
          items={[
            { term: 'Guia', value: '4821-7', isNumeric: true },
            { term: 'Dentista', value: 'Dra. Helena Prates' },
            { term: 'Especialidade', value: 'Endodontia' },
            { term: 'Valor', value: 'R$ 1.284,60', isNumeric: true },
          ]}
        />
        <DescriptionList
          items={[
            { term: 'Clínica', value: 'Sorriso da Praça, unidade Centro' },
            { term: 'Endereço', value: 'Rua das Palmeiras, 88' },
          ]}
          layout="rows"
        />
        <Timeline
          events={[
            {
              id: '3',
              title: 'Documentação pedida',
              at: '2026-11-20T13:02:00Z',
              when: '20/11/2026 10:02',
              who: 'Auditoria',
              tone: 'atencao',
              detail: 'Radiografia final do elemento 16.',
            },
            {
              id: '2',
              title: 'Guia enviada',
              at: '2026-11-19T17:40:00Z',
              when: '19/11/2026 14:40',
              who: 'Helena Prates',
              tone: 'informacao',
            },
            {
              id: '1',
              title: 'Senha liberada',
              at: '2026-11-19T17:31:00Z',
              when: '19/11/2026 14:31',
              who: 'Recepção',
              tone: 'sucesso',
            },
          ]}
          label="Histórico da guia"
        />
      </div>
    </Card>
  )
}
