import { Button } from '../../src/ui/action/Button.tsx'
import { Badge } from '../../src/ui/data/Badge.tsx'
import { Card } from '../../src/ui/layout/Card.tsx'
import { Columns } from '../../src/ui/layout/Columns.tsx'
import { Disclosure } from '../../src/ui/layout/Disclosure.tsx'
import { Faixa } from '../../src/ui/layout/Faixa.tsx'
import styles from '../Gallery.module.css'

export function LayoutSection() {
  return (
    <div className={styles.stack}>
      <Faixa
        end={<Badge tone="atencao">Carência</Badge>}
        facts={[
          { term: 'Idade', value: '34 anos' },
          { term: 'Plano', value: 'Essencial Plus' },
          { term: 'Cartão', value: '0 3512 7788 0041' },
          { term: 'Nome civil', value: 'Marcos Vieira Prado' },
        ]}
        label="Pessoa em atendimento"
        title="Marina Vieira Prado"
      />
      <Columns
        aside={
          <Card level={3} title="Ao lado">
            <p>Em telas estreitas vai para baixo.</p>
          </Card>
        }
      >
        <Card
          actions={<Button icon="print">Imprimir</Button>}
          description="Uma superfície, um assunto."
          title="Cartão com ações"
        >
          <Disclosure title="Por que esta guia está em análise?">
            <p>Um dos eventos pede avaliação de um auditor.</p>
          </Disclosure>
          <Disclosure title="O que acontece depois?">
            <p>A resposta chega em até dois dias úteis, com aviso aqui e por e-mail.</p>
          </Disclosure>
        </Card>
      </Columns>
    </div>
  )
}
