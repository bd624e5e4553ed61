import type { ReanaliseDetalhada } from '@portal/contract/reanalisePrazo.ts'
import { getSituacaoReanalise } from '@portal/domain/reanalisePrazo/reanalise.tables.ts'
import { showData, showInstante } from '../calendario/format.ts'
import { fonteGuia } from '../imagem/conteudo/fonte.ts'
import { Miniatura } from '../imagem/conteudo/Miniatura.tsx'
import { CopyButton } from '../ui/action/CopyButton.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import styles from './ReanalisePrazoPage.module.css'
import { toKey } from './reanaliseForm.ts'
import { describePedido } from './reanaliseWords.ts'

/** A request as it was sent, and its answer. */
export function PedidoCard({ pedido }: { pedido: ReanaliseDetalhada['pedidos'][number] }) {
  const { protocolo, situacao, enviadaEm, prazoResposta, julgadaEm, razao, justificativa, imagens } = pedido
  const { tom, rotulo } = getSituacaoReanalise(situacao)
  return (
    <Card
      actions={
        <>
          <CopyButton label={`Copiar o protocolo ${protocolo}`} text={protocolo} />
          <Badge tone={tom}>{rotulo}</Badge>
        </>
      }
      description={describePedido(pedido)}
      title={`Pedido ${protocolo}`}
    >
      <Stack gap={3}>
        <DescriptionList
          items={[
            { term: 'Enviado em', value: showInstante(enviadaEm) },
            julgadaEm
              ? { term: 'Respondido em', value: showInstante(julgadaEm) }
              : { term: 'Resposta até', value: showData(prazoResposta) },
            { term: 'Justificativa', value: justificativa },
            ...(razao ? [{ term: 'Resposta', value: razao }] : []),
          ]}
          layout="rows"
        />
        <ul aria-label="Imagens do pedido" className={styles.imagens}>
          {imagens.map((imagem) => (
            <li key={toKey(imagem)}>
              <span className={styles.mini}>
                <Miniatura fonte={fonteGuia(imagem.numeroFicha)} sequencial={imagem.sequencial} />
              </span>
              <span>{imagem.nomeArquivo}</span>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
