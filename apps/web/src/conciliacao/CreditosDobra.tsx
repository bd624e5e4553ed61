import { type Credito, MAXIMO_IGNORADAS, toIdentidade } from '@portal/domain/conciliacao/credito.ts'
import { formatReais } from '@portal/domain/dinheiro/dinheiro.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { showData } from '../calendario/format.ts'
import { Disclosure } from '../ui/layout/Disclosure.tsx'
import styles from './Conciliacao.module.css'
import { nameLinhaExtrato } from './palavrasExtrato.ts'

export const CreditosList = ({ creditos }: { creditos: readonly Credito[] }) => (
  <ul className={styles.partes}>
    {creditos.map((credito) => (
      <li key={toIdentidade(credito)}>
        {showData(credito.dia)}, <strong>{formatReais(credito.centavos)}</strong>: {nameLinhaExtrato(credito)}
      </li>
    ))}
  </ul>
)

/** Beyond as many as somebody reads. */
export const Resto = ({ quantos }: { quantos: number }) => quantos > 0 && <p>E mais {quantos}.</p>

/** Deposits of a statement that do not simply come in, opened when wanted; nothing where there are none. */
export const CreditosDobra = ({ titulo, creditos }: { titulo: string; creditos: readonly Credito[] }) =>
  creditos.length > 0 && (
    <Disclosure title={`${titulo}: ${countOf(creditos.length, 'depósito', 'depósitos')}`}>
      <CreditosList creditos={creditos.slice(0, MAXIMO_IGNORADAS)} />
      <Resto quantos={creditos.length - MAXIMO_IGNORADAS} />
    </Disclosure>
  )
