import type { EventoExame } from '@portal/contract/exame.ts'
import { describeProcura } from '@portal/domain/solicitacaoExame/locaisPedido.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import styles from './ExamesList.module.css'

/** The exams of a captured request: what, how many, where, what is looked for, and why. */
export const ExamesList = ({ eventos }: { eventos: readonly EventoExame[] }) => (
  <ul aria-label="Exames" className={styles.list}>
    {eventos.map(({ sequencial, codigo, descricao, quantidade, complementoLocais, justificativa }) => (
      <li key={sequencial}>
        <p className={styles.name}>
          {descricao}
          {quantidade > 1 && complementoLocais.locais.length === 0 && `, ${quantidade} vezes`}
          <span className={styles.code}>{formatCodigoEvento(codigo)}</span>
        </p>
        {complementoLocais.locais.map((local) => (
          <p key={local.codigoLocal}>
            {[local.nomeLocal, describeProcura(local)].filter((parte) => parte !== '').join(': ')}
          </p>
        ))}
        {justificativa && <p className={styles.quiet}>Justificativa: {justificativa}</p>}
      </li>
    ))}
  </ul>
)
