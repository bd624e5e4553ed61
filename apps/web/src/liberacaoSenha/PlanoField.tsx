import type { PlanoAssociado } from '@portal/contract/associado.ts'
import { useState } from 'react'
import type { Static } from 'typebox'
import { useMarca } from '../marca/useMarca.ts'
import { RadioGroup } from '../ui/field/RadioGroup.tsx'
import type { PedidoGto } from './liberacaoSenha.queries.ts'
import { TrocaPlanoDialog } from './TrocaPlanoDialog.tsx'

type Plano = Static<typeof PlanoAssociado>

type PlanoFieldProps = {
  planos: readonly Plano[]
  value: string | null
  onChange: (codigoPlano: string) => void
  /** What coverage is asked for; undefined while there is nothing to ask. */
  pedido: PedidoGto | undefined
}

/**
 * The plan that the guide is charged to; one alone is not asked for. In the bank's own form it is always said, and before
 * another is taken its coverage is asked for in a dialog (Spec §8).
 */
export function PlanoField({ planos, value, onChange, pedido }: PlanoFieldProps) {
  const isProprio = useMarca().cartao !== null
  const [codigoNovo, setNovo] = useState<string>()
  const atual = planos.find(({ codigoPlano }) => codigoPlano === value)
  const novo = planos.find(({ codigoPlano }) => codigoPlano === codigoNovo)
  if (planos.length === 0 || (planos.length === 1 && !isProprio)) return null
  return (
    <>
      <RadioGroup
        label="Plano"
        onChange={(codigo) => (isProprio && pedido ? setNovo(codigo) : onChange(codigo))}
        options={planos.map(({ codigoPlano, nome, atendidoPelaRede }) => ({
          value: codigoPlano,
          label: nome,
          ...(atendidoPelaRede ? {} : { hint: 'Fora da sua rede credenciada.' }),
        }))}
        value={value}
      />
      {novo && pedido && (
        <TrocaPlanoDialog
          atual={atual?.nome}
          novo={novo}
          onClose={() => setNovo(undefined)}
          onConfirm={() => {
            onChange(novo.codigoPlano)
            setNovo(undefined)
          }}
          pedido={{ ...pedido, codigoPlano: novo.codigoPlano }}
        />
      )}
    </>
  )
}
