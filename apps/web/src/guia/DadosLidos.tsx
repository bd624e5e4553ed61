import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { getStatusAuditoria } from '@portal/domain/guia/statusAuditoria.tables.ts'
import { enderecoSolicitacao } from '@portal/domain/menu/endereco.ts'
import { showData, showInstante } from '../calendario/format.ts'
import { CopyButton } from '../ui/action/CopyButton.tsx'
import { Link } from '../ui/action/Link.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Stepper } from '../ui/data/Stepper.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import styles from './DadosGuia.module.css'
import { listEtapasVistas } from './etapasVistas.ts'
import { listSolicitante } from './listSolicitante.ts'

/** By which request the exams of a radiology guide were asked for, where it was captured. */
function listPedido({ solicitante, numeroPedidoExame }: GuiaDetalhada) {
  if (!solicitante || numeroPedidoExame === null) return []
  const pedido = <Link href={enderecoSolicitacao(numeroPedidoExame)}>Pedido {numeroPedidoExame}</Link>
  return [{ term: 'Pedido de exames', value: pedido }]
}

/** Password, dentist, dates, signature and all of a guide's steps. */
export function DadosLidos({ guia }: { guia: GuiaDetalhada }) {
  const { senha, validadeSenha, nomeDentista, enviadaEm, assinatura } = guia
  const auditoria = getStatusAuditoria(guia.statusAuditoria)
  return (
    <Stack gap={4}>
      <Stepper
        current={String(guia.codigoEtapaAtual)}
        label="Etapas da guia"
        steps={listEtapasVistas(guia)}
      />
      <DescriptionList
        items={[
          { term: 'Senha', value: senha },
          { term: 'Válida até', value: showData(validadeSenha) },
          { term: 'Dentista', value: nomeDentista },
          ...listSolicitante(guia),
          ...listPedido(guia),
          { term: 'Enviada em', value: enviadaEm ? showInstante(enviadaEm) : '—' },
          { term: 'Autorizada em', value: showData(guia.dataAutorizacao) },
          ...(auditoria && guia.statusAuditoria !== 'NAO_SE_APLICA'
            ? [{ term: 'Auditoria', value: auditoria.rotulo }]
            : []),
        ]}
      />
      {assinatura && (
        <div>
          <h3>Assinatura</h3>
          <p>
            {assinatura.por}, em {showInstante(assinatura.em)}
          </p>
          <p className={styles.hash}>
            <code>{assinatura.hash}</code>
            <CopyButton label="Copiar o código da assinatura" text={assinatura.hash} />
          </p>
        </div>
      )}
    </Stack>
  )
}
