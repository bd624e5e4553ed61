import type { Conferidos } from '@portal/domain/conciliacao/compareCreditos.ts'
import type { MotivoIgnorada } from '@portal/domain/conciliacao/credito.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { Disclosure } from '../ui/layout/Disclosure.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import styles from './Conciliacao.module.css'
import { CreditosDobra, CreditosList, Resto } from './CreditosDobra.tsx'
import { nameDias } from './palavrasExtrato.ts'
import type { ExtratoLido } from './readExtrato.ts'

/** Deposits that are shown before they are brought in: enough to see whether they were understood. */
const MOSTRADOS = 5

const porMotivo: Readonly<Record<MotivoIgnorada, string>> = {
  saldo: 'saldo, e não um movimento',
  data: 'sem uma data que exista',
  valor: 'sem um valor',
  colunas: 'com menos colunas',
}

type ExtratoConferidoProps = {
  extrato: ExtratoLido
  conferidos: Conferidos
  /** Nothing of it is new: only the days that it is of come in. */
  isSoDias: boolean
}

/**
 * What was understood of a bank's file: the first deposits that are new, those that are here already, and each line that was
 * left out.
 */
export function ExtratoConferido({ extrato, conferidos, isSoDias }: ExtratoConferidoProps) {
  const { ignoradas, totalIgnoradas, periodo } = extrato
  const { novos, repetidos } = conferidos
  return (
    <Stack gap={2}>
      {periodo && (
        <p>
          Extrato de {nameDias(periodo)}.
          {isSoDias && ' Nenhum depósito novo: importado, ele diz que nada mais veio nestes dias.'}
        </p>
      )}
      <CreditosList creditos={novos.slice(0, MOSTRADOS)} />
      <Resto quantos={novos.length - MOSTRADOS} />
      <CreditosDobra creditos={repetidos} titulo="O que já está aqui" />
      {totalIgnoradas > 0 && (
        <Disclosure title={`O que não foi lido: ${countOf(totalIgnoradas, 'linha', 'linhas')}`}>
          <ul className={styles.partes}>
            {ignoradas.map(({ linha, motivo, texto }) => (
              <li key={linha}>
                Linha {linha}, {porMotivo[motivo]}: {texto}
              </li>
            ))}
          </ul>
          <Resto quantos={totalIgnoradas - ignoradas.length} />
        </Disclosure>
      )}
    </Stack>
  )
}
