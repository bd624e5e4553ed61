import type { ResumoAssociado } from '@portal/contract/associado.ts'
import type { ReactNode } from 'react'
import { today } from '../calendario/format.ts'
import { Badge } from '../ui/data/Badge.tsx'
import { Faixa } from '../ui/layout/Faixa.tsx'
import { showIdade, situacoes } from './situacao.ts'

type PacienteFaixaProps = { associado: ResumoAssociado; children?: ReactNode }

/** The patient, in one line that stays in sight wherever a patient is in play (Interface B0). Social name first. */
export function PacienteFaixa({ associado, children }: PacienteFaixaProps) {
  const { nome, nomeCivil, codigoAssociado, nomePlano, situacao } = associado
  const { rotulo, tom } = situacoes[situacao]
  const civil = nomeCivil ? [{ term: 'Nome civil', value: nomeCivil }] : []
  return (
    <Faixa
      end={
        <>
          <Badge tone={tom}>{rotulo}</Badge>
          {children}
        </>
      }
      facts={[
        { term: 'Idade', value: showIdade(associado, today()) },
        { term: 'Plano', value: nomePlano },
        { term: 'Cartão', value: codigoAssociado },
        ...civil,
      ]}
      label="Paciente"
      title={nome}
    />
  )
}
