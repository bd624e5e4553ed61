import type { Tom } from '@portal/domain/tom.ts'
import { Button } from '../../src/ui/action/Button.tsx'
import { Spinner } from '../../src/ui/action/Spinner.tsx'
import { Banner } from '../../src/ui/feedback/Banner.tsx'
import { EmptyState } from '../../src/ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../src/ui/feedback/ErrorState.tsx'
import { ProgressBar } from '../../src/ui/feedback/ProgressBar.tsx'
import { Skeleton } from '../../src/ui/feedback/Skeleton.tsx'
import { Card } from '../../src/ui/layout/Card.tsx'
import { notice } from '../../src/ui/notice.ts'
import styles from '../Gallery.module.css'

const notices: readonly [Tom, string, string][] = [
  ['sucesso', 'Guia 4821-7 enviada', 'Acompanhe a resposta em Consulta de guias.'],
  ['informacao', 'Exportação pronta', '1.204 guias em planilha, disponível por 24 horas.'],
  ['atencao', 'Sua sessão termina em 2 minutos', 'O que você digitou está guardado.'],
  ['perigo', 'Não foi possível enviar', 'O servidor não respondeu. (API-GTO-0012)'],
  ['neutro', 'Evento removido', '85.100.200, elemento 16'],
]

export function FeedbackSection() {
  return (
    <Card title="Avisos e estados">
      <div className={styles.stack}>
        <div className={styles.row}>
          {notices.map(([tone, title, text]) => (
            <Button
              key={tone}
              onPress={() =>
                notice.push({
                  tone,
                  title,
                  text,
                  ...(tone === 'neutro' && { action: { label: 'Desfazer', run: () => undefined } }),
                })
              }
              size="pequeno"
            >
              Aviso: {tone}
            </Button>
          ))}
          <Spinner label="Buscando" />
        </div>
        {notices.map(([tone, title, text]) => (
          <Banner
            actions={tone === 'atencao' && <Button size="pequeno">Continuar conectado</Button>}
            key={tone}
            title={title}
            tone={tone}
          >
            {text}
          </Banner>
        ))}
        <ProgressBar detail="1,2 MB/s, faltam 3 s" label="radiografia-16.jpg" value={62} />
        <ProgressBar label="Gerando planilha" />
        <Skeleton label="Carregando guias" lines={3} />
        <div className={styles.grid}>
          <EmptyState
            actions={<Button variant="primario">Solicitar autorização</Button>}
            icon="clipboard"
            title="Nenhuma guia neste período"
          >
            As guias aparecem aqui assim que a senha é liberada.
          </EmptyState>
          <ErrorState detail="API-GTO-0012" onRetry={() => undefined} title="Não foi possível carregar">
            Verifique a conexão e tente de novo. O que você digitou continua guardado.
          </ErrorState>
        </div>
      </div>
    </Card>
  )
}
