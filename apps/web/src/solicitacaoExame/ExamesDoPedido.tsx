import type { EventoExame, SolicitacaoExame } from '@portal/contract/exame.ts'
import { describeProcura } from '@portal/domain/solicitacaoExame/locaisPedido.ts'
import { isAprovado, readExame } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { MotivoList } from '../evento/MotivoList.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import styles from './Solicitacao.module.css'

/** Each exam: where, what is looked for, why, and what was decided with its reasons. */
export const ExamesDoPedido = ({
  pedido: { eventos, ajudaEvento, status },
}: {
  pedido: SolicitacaoExame
}) => (
  <Card title={countOf(eventos.length, 'exame pedido', 'exames pedidos')}>
    <ol className={styles.exames}>
      {eventos.map((evento) => (
        <Exame ajudas={ajudaEvento} evento={evento} key={evento.sequencial} status={status} />
      ))}
    </ol>
  </Card>
)

type ExameProps = {
  evento: EventoExame
  ajudas: SolicitacaoExame['ajudaEvento']
  status: SolicitacaoExame['status']
}

function Exame({ evento, ajudas, status }: ExameProps) {
  const { codigo, descricao, quantidade, complementoLocais, justificativa, situacao, motivos } = evento
  const { locais } = complementoLocais
  const { rotulo, tom } = readExame(situacao, status)
  return (
    <li className={styles.exame}>
      <Stack gap={2}>
        <div className={styles.linha}>
          <h3 className={styles.nome}>{descricao}</h3>
          <Badge tone={tom}>{rotulo}</Badge>
        </div>
        <p className={styles.suave}>
          {formatCodigoEvento(codigo)}
          {quantidade > 1 && locais.length === 0 && ` · ${countOf(quantidade, 'vez', 'vezes')}`}
        </p>
        {locais.length > 0 && (
          <ul aria-label="Onde" className={styles.locais}>
            {locais.map((local) => (
              <Local key={local.codigoLocal} local={local} />
            ))}
          </ul>
        )}
        {justificativa && <p>Justificativa: {justificativa}</p>}
        {!isAprovado(evento) && (
          <MotivoList
            ajudas={ajudas}
            codigoEvento={codigo}
            motivos={motivos}
            situacao={status === 'EM_ANALISE' ? 'emAnalise' : 'decidido'}
          />
        )}
      </Stack>
    </li>
  )
}

function Local({ local }: { local: EventoExame['complementoLocais']['locais'][number] }) {
  const procura = describeProcura(local)
  return (
    <li>
      <strong>{local.codigoLocal}</strong> {local.nomeLocal}
      {procura && <span className={styles.suave}>: {procura}</span>}
    </li>
  )
}
