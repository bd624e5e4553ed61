import type { MotivoIgnorada } from '@portal/domain/conciliacao/credito.ts'
import { formatReais } from '@portal/domain/dinheiro/dinheiro.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { showData } from '../calendario/format.ts'
import { Disclosure } from '../ui/layout/Disclosure.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import styles from './Conciliacao.module.css'
import type { ExtratoLido } from './readExtrato.ts'

/** Deposits that are shown before they are brought in: enough to see whether they were understood. */
const MOSTRADOS = 5

const porMotivo: Readonly<Record<MotivoIgnorada, string>> = {
  saldo: 'saldo, e não um movimento',
  data: 'sem uma data que exista',
  valor: 'sem um valor',
  colunas: 'com menos colunas',
}

/** What was understood of a bank's file, in figures. */
export const describeExtrato = ({ creditos, debitos, totalIgnoradas }: ExtratoLido): string =>
  `${countOf(creditos.length, 'depósito lido', 'depósitos lidos')}, ${countOf(debitos, 'débito deixado de fora', 'débitos deixados de fora')}, ${countOf(totalIgnoradas, 'linha não lida', 'linhas não lidas')}.`

/** What was understood of a bank's file: the first deposits and each line that was left out. */
export function ExtratoConferido({ extrato }: { extrato: ExtratoLido }) {
  const { creditos, ignoradas, totalIgnoradas } = extrato
  return (
    <Stack gap={2}>
      <ul className={styles.partes}>
        {creditos.slice(0, MOSTRADOS).map(({ dia, centavos, historico, conta, documento, ordem }) => (
          <li key={`${conta} ${dia} ${centavos} ${documento} ${historico} ${ordem}`}>
            {showData(dia)}, <strong>{formatReais(centavos)}</strong>: {historico || 'sem histórico'}
          </li>
        ))}
      </ul>
      {totalIgnoradas > 0 && (
        <Disclosure title={`O que não foi lido: ${countOf(totalIgnoradas, 'linha', 'linhas')}`}>
          <ul className={styles.partes}>
            {ignoradas.map(({ linha, motivo, texto }) => (
              <li key={linha}>
                Linha {linha}, {porMotivo[motivo]}: {texto}
              </li>
            ))}
          </ul>
          {totalIgnoradas > ignoradas.length && (
            <p>E mais {totalIgnoradas - ignoradas.length}, depois destas.</p>
          )}
        </Disclosure>
      )}
    </Stack>
  )
}
