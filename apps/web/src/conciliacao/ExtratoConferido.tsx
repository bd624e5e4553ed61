import { type Credito, MAXIMO_IGNORADAS, type MotivoIgnorada } from '@portal/domain/conciliacao/credito.ts'
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

/** What was understood of a bank's file, in figures; of its deposits, how many are here already. */
export const describeExtrato = (
  { creditos, debitos, totalIgnoradas }: ExtratoLido,
  repetidos: number,
): string =>
  `${countOf(creditos.length, 'depósito lido', 'depósitos lidos')}, ${repetidos > 0 ? `${countOf(repetidos, 'já está aqui', 'já estão aqui')}, ` : ''}${countOf(debitos, 'débito deixado de fora', 'débitos deixados de fora')}, ${countOf(totalIgnoradas, 'linha não lida', 'linhas não lidas')}.`

const Depositos = ({ creditos }: { creditos: readonly Credito[] }) => (
  <ul className={styles.partes}>
    {creditos.map(({ dia, centavos, historico, conta, documento, ordem }) => (
      <li key={`${conta} ${dia} ${centavos} ${documento} ${historico} ${ordem}`}>
        {showData(dia)}, <strong>{formatReais(centavos)}</strong>: {historico || 'sem histórico'}
      </li>
    ))}
  </ul>
)

/** Beyond as many as somebody reads. */
const Resto = ({ quantos }: { quantos: number }) => quantos > 0 && <p>E mais {quantos}, a seguir.</p>

type ExtratoConferidoProps = {
  extrato: ExtratoLido
  /** Its deposits: those that come in, and those that are here already. */
  novos: readonly Credito[]
  repetidos: readonly Credito[]
}

/** What was understood of a bank's file: the first deposits, those that are here already and each line that was left out. */
export function ExtratoConferido({ extrato, novos, repetidos }: ExtratoConferidoProps) {
  const { ignoradas, totalIgnoradas } = extrato
  return (
    <Stack gap={2}>
      <Depositos creditos={novos.slice(0, MOSTRADOS)} />
      {repetidos.length > 0 && (
        <Disclosure title={`O que já está aqui: ${countOf(repetidos.length, 'depósito', 'depósitos')}`}>
          <Depositos creditos={repetidos.slice(0, MAXIMO_IGNORADAS)} />
          <Resto quantos={repetidos.length - MAXIMO_IGNORADAS} />
        </Disclosure>
      )}
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
