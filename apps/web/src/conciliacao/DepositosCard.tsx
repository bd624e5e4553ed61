import { type SituacaoDeposito, situacoesDeposito } from '@portal/domain/conciliacao/conciliacao.tables.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { ListView } from '../carregamento/ListView.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Select } from '../ui/field/Select.tsx'
import { KeyboardOnly } from '../ui/KeyboardOnly.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { useSingleKeys } from '../ui/useSingleKeys.ts'
import { BuscaDepositoField } from './BuscaDepositoField.tsx'
import { depositosQuery } from './conciliacao.queries.ts'
import { DepositosTable } from './DepositosTable.tsx'

type DepositosCardProps = { ano: number; campo: RefObject<HTMLInputElement | null> }

/** The deposits of a year, those with something left first of all. */
export function DepositosCard({ ano, campo }: DepositosCardProps) {
  const [situacao, setSituacao] = useState<SituacaoDeposito>('ABERTOS')
  const [procurado, setProcurado] = useState('')
  const areOn = useSingleKeys()
  const lista = useInfiniteQuery(depositosQuery({ ano, situacao, texto: procurado }))
  return (
    <Card
      actions={
        areOn && (
          <KeyboardOnly>
            <KeyHint keys="F" /> procura
          </KeyboardOnly>
        )
      }
      title={`Depósitos de ${ano}`}
    >
      <Stack gap={3}>
        <Row align="end" gap={3}>
          <BuscaDepositoField
            id="busca-deposito"
            inputRef={campo}
            label="Procurar depósito"
            onProcurar={setProcurado}
            width="20"
          />
          <Select
            id="situacao-deposito"
            label="Mostrar"
            onChange={(escolhida) =>
              setSituacao(situacoesDeposito.find(({ codigo }) => codigo === escolhida)?.codigo ?? 'ABERTOS')
            }
            options={situacoesDeposito.map(({ codigo, rotulo }) => ({ id: codigo, label: rotulo }))}
            value={situacao}
            width="10"
          />
        </Row>
        <ListView
          empty={
            <EmptyState icon="money" title="Nenhum depósito aqui">
              {procurado
                ? 'Nenhum depósito com estas palavras ou este valor.'
                : 'Importe o extrato do banco, em OFX ou CSV, ou digite um depósito.'}
            </EmptyState>
          }
          lines={6}
          loading="Carregando depósitos"
          noun={['depósito', 'depósitos']}
          query={lista}
          rows={({ depositos }) => depositos}
          shape="row"
        >
          {(depositos) => <DepositosTable depositos={depositos} />}
        </ListView>
      </Stack>
    </Card>
  )
}
