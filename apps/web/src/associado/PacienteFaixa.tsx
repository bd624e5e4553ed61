import type { ResumoAssociado } from '@portal/contract/associado.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import type { Tom } from '@portal/domain/tom.ts'
import type { ReactNode } from 'react'
import { today } from '../calendario/format.ts'
import { Button } from '../ui/action/Button.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { Faixa } from '../ui/layout/Faixa.tsx'

type PacienteFaixaProps = {
  associado: ResumoAssociado
  isDensa?: boolean
  /** Back to the search, where another patient may be chosen here. */
  onTrocar?: () => void
  children?: ReactNode
}

/** The patient, in one line that stays in sight wherever a patient is in play (Interface B0). Social name first. */
export function PacienteFaixa({ associado, isDensa = false, onTrocar, children }: PacienteFaixaProps) {
  const { nome, nomeCivil, codigoAssociado, nomePlano, situacao } = associado
  const { rotulo, tom } = situacoes[situacao]
  const civil = nomeCivil ? [{ term: 'Nome civil', value: nomeCivil, isTermSeen: true }] : []
  return (
    <Faixa
      end={
        <>
          <Badge tone={tom}>{rotulo}</Badge>
          {children}
          {onTrocar && (
            <Button icon="users" onPress={onTrocar} size="pequeno" variant="fantasma">
              Trocar paciente
            </Button>
          )}
        </>
      }
      facts={[
        { term: 'Idade', value: showIdade(associado, today()) },
        { term: 'Plano', value: nomePlano },
        { term: 'Cartão', value: codigoAssociado },
        ...civil,
      ]}
      isDensa={isDensa}
      label="Paciente"
      title={nome}
    />
  )
}

/** How each state of a member reads. */
const situacoes: Readonly<Record<ResumoAssociado['situacao'], { rotulo: string; tom: Tom }>> = {
  ativo: { rotulo: 'Ativo', tom: 'sucesso' },
  inativo: { rotulo: 'Inativo', tom: 'perigo' },
  suspenso: { rotulo: 'Suspenso', tom: 'atencao' },
}

/** "34 anos", "8 meses" under two years of age. */
function showIdade(
  { idade, dataNascimento }: Pick<ResumoAssociado, 'idade' | 'dataNascimento'>,
  hoje: string,
) {
  if (idade >= 2) return `${idade} anos`
  const [ano = 0, mes = 0] = hoje.split('-').map(Number)
  const [anoNascimento = 0, mesNascimento = 0] = dataNascimento.split('-').map(Number)
  const meses = Math.max(0, (ano - anoNascimento) * 12 + mes - mesNascimento)
  return countOf(meses, 'mês', 'meses')
}
