// 11f0ffc2700f6ea83daaf5954eb64c39eb6f5bfd
var _process$env, _process$env$E2E_PORT, _process$env2, _process$env2$E2E_DAD, _process$getuid, _process;
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findFreePort } from '../apps/server/src/testing/faults/portal.ts';
import { findChromium } from '../scripts/chromium.mjs';
import { workers } from '../scripts/workers.ts';
import { aparelho } from './aquecido.ts';

// The workers read this file again, and inherit the port and the folder that the first reading chose. It only names the
// folder: the portal makes it, and takes it away.
(_process$env$E2E_PORT = (_process$env = process.env).E2E_PORT) !== null && _process$env$E2E_PORT !== void 0 ? _process$env$E2E_PORT : _process$env.E2E_PORT = String(await findFreePort());
(_process$env2$E2E_DAD = (_process$env2 = process.env).E2E_DADOS) !== null && _process$env2$E2E_DAD !== void 0 ? _process$env2$E2E_DAD : _process$env2.E2E_DADOS = path.join(tmpdir(), `portal-e2e-${randomUUID()}`);
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

// Without one it is the portal's start that refuses: this file is also read where nothing is run.
const executablePath = findChromium();

/** Nothing but the pages under test may speak to the network. */
const silence = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const sandbox = ((_process$getuid = (_process = process).getuid) === null || _process$getuid === void 0 ? void 0 : _process$getuid.call(_process)) === 0 ? ['--no-sandbox'] : [];
export default defineConfig({
  testMatch: ['*.spec.ts'],
  outputDir: '../test-results/e2e',
  workers,
  fullyParallel: true,
  forbidOnly: true,
  // What passes only the second time passes, and `npm test` names it beside the sums: it is to be looked at.
  retries: 1,
  // A busy machine is slow, not wrong: nothing here measures time.
  timeout: 180000,
  expect: {
    timeout: 20000
  },
  reporter: [['line'], ['json', {
    outputFile: '../test-results/e2e.json'
  }]],
  use: {
    baseURL,
    ...aparelho,
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath && {
        executablePath
      }),
      args: [...sandbox, ...silence]
    },
    // Its snapshots fetch the page's blobs, which the page's policy rightly refuses; ask with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure'
  },
  webServer: {
    command: 'node e2e/webServer.ts',
    cwd: '..',
    url: `${baseURL}/api/health/ready`,
    timeout: 120000,
    gracefulShutdown: {
      signal: 'SIGTERM',
      timeout: 15000
    },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: process.env.E2E_PORT,
      E2E_DADOS: process.env.E2E_DADOS,
      HOST: '127.0.0.1',
      AMBIENTE: 'local',
      OPERADORA_RITMO: '1',
      // All journeys are one provider's, and follow each other faster than any desk.
      CONSULTAS_MINUTO: '2000'
    }
  }
});
//# sourceMappingURL=data:application/json;charset=utf-8;base64,eyJ2ZXJzaW9uIjozLCJuYW1lcyI6WyJyYW5kb21VVUlEIiwidG1wZGlyIiwicGF0aCIsImRlZmluZUNvbmZpZyIsImZpbmRGcmVlUG9ydCIsImZpbmRDaHJvbWl1bSIsIndvcmtlcnMiLCJhcGFyZWxobyIsIl9wcm9jZXNzJGVudiRFMkVfUE9SVCIsIl9wcm9jZXNzJGVudiIsInByb2Nlc3MiLCJlbnYiLCJFMkVfUE9SVCIsIlN0cmluZyIsIl9wcm9jZXNzJGVudjIkRTJFX0RBRCIsIl9wcm9jZXNzJGVudjIiLCJFMkVfREFET1MiLCJqb2luIiwiYmFzZVVSTCIsImV4ZWN1dGFibGVQYXRoIiwic2lsZW5jZSIsInNhbmRib3giLCJfcHJvY2VzcyRnZXR1aWQiLCJfcHJvY2VzcyIsImdldHVpZCIsImNhbGwiLCJ0ZXN0TWF0Y2giLCJvdXRwdXREaXIiLCJmdWxseVBhcmFsbGVsIiwiZm9yYmlkT25seSIsInJldHJpZXMiLCJ0aW1lb3V0IiwiZXhwZWN0IiwicmVwb3J0ZXIiLCJvdXRwdXRGaWxlIiwidXNlIiwiYnJvd3Nlck5hbWUiLCJsYXVuY2hPcHRpb25zIiwiYXJncyIsInRyYWNlIiwic2NyZWVuc2hvdCIsIndlYlNlcnZlciIsImNvbW1hbmQiLCJjd2QiLCJ1cmwiLCJncmFjZWZ1bFNodXRkb3duIiwic2lnbmFsIiwic3Rkb3V0Iiwic3RkZXJyIiwiUE9SVCIsIkhPU1QiLCJBTUJJRU5URSIsIk9QRVJBRE9SQV9SSVRNTyIsIkNPTlNVTFRBU19NSU5VVE8iXSwic291cmNlcyI6WyJwbGF5d3JpZ2h0LmNvbmZpZy50cyJdLCJzb3VyY2VzQ29udGVudCI6WyJpbXBvcnQgeyByYW5kb21VVUlEIH0gZnJvbSAnbm9kZTpjcnlwdG8nXG5pbXBvcnQgeyB0bXBkaXIgfSBmcm9tICdub2RlOm9zJ1xuaW1wb3J0IHBhdGggZnJvbSAnbm9kZTpwYXRoJ1xuaW1wb3J0IHsgZGVmaW5lQ29uZmlnIH0gZnJvbSAnQHBsYXl3cmlnaHQvdGVzdCdcbmltcG9ydCB7IGZpbmRGcmVlUG9ydCB9IGZyb20gJy4uL2FwcHMvc2VydmVyL3NyYy90ZXN0aW5nL2ZhdWx0cy9wb3J0YWwudHMnXG5pbXBvcnQgeyBmaW5kQ2hyb21pdW0gfSBmcm9tICcuLi9zY3JpcHRzL2Nocm9taXVtLm1qcydcbmltcG9ydCB7IHdvcmtlcnMgfSBmcm9tICcuLi9zY3JpcHRzL3dvcmtlcnMudHMnXG5pbXBvcnQgeyBhcGFyZWxobyB9IGZyb20gJy4vYXF1ZWNpZG8udHMnXG5cbi8vIFRoZSB3b3JrZXJzIHJlYWQgdGhpcyBmaWxlIGFnYWluLCBhbmQgaW5oZXJpdCB0aGUgcG9ydCBhbmQgdGhlIGZvbGRlciB0aGF0IHRoZSBmaXJzdCByZWFkaW5nIGNob3NlLiBJdCBvbmx5IG5hbWVzIHRoZVxuLy8gZm9sZGVyOiB0aGUgcG9ydGFsIG1ha2VzIGl0LCBhbmQgdGFrZXMgaXQgYXdheS5cbnByb2Nlc3MuZW52LkUyRV9QT1JUID8/PSBTdHJpbmcoYXdhaXQgZmluZEZyZWVQb3J0KCkpXG5wcm9jZXNzLmVudi5FMkVfREFET1MgPz89IHBhdGguam9pbih0bXBkaXIoKSwgYHBvcnRhbC1lMmUtJHtyYW5kb21VVUlEKCl9YClcbmNvbnN0IGJhc2VVUkwgPSBgaHR0cDovL2xvY2FsaG9zdDoke3Byb2Nlc3MuZW52LkUyRV9QT1JUfWBcblxuLy8gV2l0aG91dCBvbmUgaXQgaXMgdGhlIHBvcnRhbCdzIHN0YXJ0IHRoYXQgcmVmdXNlczogdGhpcyBmaWxlIGlzIGFsc28gcmVhZCB3aGVyZSBub3RoaW5nIGlzIHJ1bi5cbmNvbnN0IGV4ZWN1dGFibGVQYXRoID0gZmluZENocm9taXVtKClcblxuLyoqIE5vdGhpbmcgYnV0IHRoZSBwYWdlcyB1bmRlciB0ZXN0IG1heSBzcGVhayB0byB0aGUgbmV0d29yay4gKi9cbmNvbnN0IHNpbGVuY2UgPSBbXG4gICctLWRpc2FibGUtcXVpYycsXG4gICctLW5vLWZpcnN0LXJ1bicsXG4gICctLWRpc2FibGUtYmFja2dyb3VuZC1uZXR3b3JraW5nJyxcbiAgJy0tZGlzYWJsZS1jb21wb25lbnQtdXBkYXRlJyxcbiAgJy0tZGlzYWJsZS1zeW5jJyxcbl1cbmNvbnN0IHNhbmRib3ggPSBwcm9jZXNzLmdldHVpZD8uKCkgPT09IDAgPyBbJy0tbm8tc2FuZGJveCddIDogW11cblxuZXhwb3J0IGRlZmF1bHQgZGVmaW5lQ29uZmlnKHtcbiAgdGVzdE1hdGNoOiBbJyouc3BlYy50cyddLFxuICBvdXRwdXREaXI6ICcuLi90ZXN0LXJlc3VsdHMvZTJlJyxcbiAgd29ya2VycyxcbiAgZnVsbHlQYXJhbGxlbDogdHJ1ZSxcbiAgZm9yYmlkT25seTogdHJ1ZSxcbiAgLy8gV2hhdCBwYXNzZXMgb25seSB0aGUgc2Vjb25kIHRpbWUgcGFzc2VzLCBhbmQgYG5wbSB0ZXN0YCBuYW1lcyBpdCBiZXNpZGUgdGhlIHN1bXM6IGl0IGlzIHRvIGJlIGxvb2tlZCBhdC5cbiAgcmV0cmllczogMSxcbiAgLy8gQSBidXN5IG1hY2hpbmUgaXMgc2xvdywgbm90IHdyb25nOiBub3RoaW5nIGhlcmUgbWVhc3VyZXMgdGltZS5cbiAgdGltZW91dDogMTgwXzAwMCxcbiAgZXhwZWN0OiB7IHRpbWVvdXQ6IDIwXzAwMCB9LFxuICByZXBvcnRlcjogW1snbGluZSddLCBbJ2pzb24nLCB7IG91dHB1dEZpbGU6ICcuLi90ZXN0LXJlc3VsdHMvZTJlLmpzb24nIH1dXSxcbiAgdXNlOiB7XG4gICAgYmFzZVVSTCxcbiAgICAuLi5hcGFyZWxobyxcbiAgICBicm93c2VyTmFtZTogJ2Nocm9taXVtJyxcbiAgICBsYXVuY2hPcHRpb25zOiB7IC4uLihleGVjdXRhYmxlUGF0aCAmJiB7IGV4ZWN1dGFibGVQYXRoIH0pLCBhcmdzOiBbLi4uc2FuZGJveCwgLi4uc2lsZW5jZV0gfSxcbiAgICAvLyBJdHMgc25hcHNob3RzIGZldGNoIHRoZSBwYWdlJ3MgYmxvYnMsIHdoaWNoIHRoZSBwYWdlJ3MgcG9saWN5IHJpZ2h0bHkgcmVmdXNlczsgYXNrIHdpdGggLS10cmFjZSBvbi5cbiAgICB0cmFjZTogJ29mZicsXG4gICAgc2NyZWVuc2hvdDogJ29ubHktb24tZmFpbHVyZScsXG4gIH0sXG4gIHdlYlNlcnZlcjoge1xuICAgIGNvbW1hbmQ6ICdub2RlIGUyZS93ZWJTZXJ2ZXIudHMnLFxuICAgIGN3ZDogJy4uJyxcbiAgICB1cmw6IGAke2Jhc2VVUkx9L2FwaS9oZWFsdGgvcmVhZHlgLFxuICAgIHRpbWVvdXQ6IDEyMF8wMDAsXG4gICAgZ3JhY2VmdWxTaHV0ZG93bjogeyBzaWduYWw6ICdTSUdURVJNJywgdGltZW91dDogMTVfMDAwIH0sXG4gICAgc3Rkb3V0OiAnaWdub3JlJyxcbiAgICBzdGRlcnI6ICdwaXBlJyxcbiAgICBlbnY6IHtcbiAgICAgIFBPUlQ6IHByb2Nlc3MuZW52LkUyRV9QT1JULFxuICAgICAgRTJFX0RBRE9TOiBwcm9jZXNzLmVudi5FMkVfREFET1MsXG4gICAgICBIT1NUOiAnMTI3LjAuMC4xJyxcbiAgICAgIEFNQklFTlRFOiAnbG9jYWwnLFxuICAgICAgT1BFUkFET1JBX1JJVE1POiAnMScsXG4gICAgICAvLyBBbGwgam91cm5leXMgYXJlIG9uZSBwcm92aWRlcidzLCBhbmQgZm9sbG93IGVhY2ggb3RoZXIgZmFzdGVyIHRoYW4gYW55IGRlc2suXG4gICAgICBDT05TVUxUQVNfTUlOVVRPOiAnMjAwMCcsXG4gICAgfSxcbiAgfSxcbn0pXG4iXSwibWFwcGluZ3MiOiI7QUFBQSxTQUFTQSxVQUFVLFFBQVEsYUFBYTtBQUN4QyxTQUFTQyxNQUFNLFFBQVEsU0FBUztBQUNoQyxPQUFPQyxJQUFJLE1BQU0sV0FBVztBQUM1QixTQUFTQyxZQUFZLFFBQVEsa0JBQWtCO0FBQy9DLFNBQVNDLFlBQVksUUFBUSw2Q0FBNkM7QUFDMUUsU0FBU0MsWUFBWSxRQUFRLHlCQUF5QjtBQUN0RCxTQUFTQyxPQUFPLFFBQVEsdUJBQXVCO0FBQy9DLFNBQVNDLFFBQVEsUUFBUSxlQUFlOztBQUV4QztBQUNBO0FBQ0EsQ0FBQUMscUJBQUEsSUFBQUMsWUFBQSxHQUFBQyxPQUFPLENBQUNDLEdBQUcsRUFBQ0MsUUFBUSxjQUFBSixxQkFBQSxjQUFBQSxxQkFBQSxHQUFwQkMsWUFBQSxDQUFZRyxRQUFRLEdBQUtDLE1BQU0sQ0FBQyxNQUFNVCxZQUFZLENBQUMsQ0FBQyxDQUFDO0FBQ3JELENBQUFVLHFCQUFBLElBQUFDLGFBQUEsR0FBQUwsT0FBTyxDQUFDQyxHQUFHLEVBQUNLLFNBQVMsY0FBQUYscUJBQUEsY0FBQUEscUJBQUEsR0FBckJDLGFBQUEsQ0FBWUMsU0FBUyxHQUFLZCxJQUFJLENBQUNlLElBQUksQ0FBQ2hCLE1BQU0sQ0FBQyxDQUFDLEVBQUUsY0FBY0QsVUFBVSxDQUFDLENBQUMsRUFBRSxDQUFDO0FBQzNFLE1BQU1rQixPQUFPLEdBQUcsb0JBQW9CUixPQUFPLENBQUNDLEdBQUcsQ0FBQ0MsUUFBUSxFQUFFOztBQUUxRDtBQUNBLE1BQU1PLGNBQWMsR0FBR2QsWUFBWSxDQUFDLENBQUM7O0FBRXJDO0FBQ0EsTUFBTWUsT0FBTyxHQUFHLENBQ2QsZ0JBQWdCLEVBQ2hCLGdCQUFnQixFQUNoQixpQ0FBaUMsRUFDakMsNEJBQTRCLEVBQzVCLGdCQUFnQixDQUNqQjtBQUNELE1BQU1DLE9BQU8sR0FBRyxFQUFBQyxlQUFBLElBQUFDLFFBQUEsR0FBQWIsT0FBTyxFQUFDYyxNQUFNLGNBQUFGLGVBQUEsdUJBQWRBLGVBQUEsQ0FBQUcsSUFBQSxDQUFBRixRQUFpQixDQUFDLE1BQUssQ0FBQyxHQUFHLENBQUMsY0FBYyxDQUFDLEdBQUcsRUFBRTtBQUVoRSxlQUFlcEIsWUFBWSxDQUFDO0VBQzFCdUIsU0FBUyxFQUFFLENBQUMsV0FBVyxDQUFDO0VBQ3hCQyxTQUFTLEVBQUUscUJBQXFCO0VBQ2hDckIsT0FBTztFQUNQc0IsYUFBYSxFQUFFLElBQUk7RUFDbkJDLFVBQVUsRUFBRSxJQUFJO0VBQ2hCO0VBQ0FDLE9BQU8sRUFBRSxDQUFDO0VBQ1Y7RUFDQUMsT0FBTyxFQUFFLE1BQU87RUFDaEJDLE1BQU0sRUFBRTtJQUFFRCxPQUFPLEVBQUU7RUFBTyxDQUFDO0VBQzNCRSxRQUFRLEVBQUUsQ0FBQyxDQUFDLE1BQU0sQ0FBQyxFQUFFLENBQUMsTUFBTSxFQUFFO0lBQUVDLFVBQVUsRUFBRTtFQUEyQixDQUFDLENBQUMsQ0FBQztFQUMxRUMsR0FBRyxFQUFFO0lBQ0hqQixPQUFPO0lBQ1AsR0FBR1gsUUFBUTtJQUNYNkIsV0FBVyxFQUFFLFVBQVU7SUFDdkJDLGFBQWEsRUFBRTtNQUFFLElBQUlsQixjQUFjLElBQUk7UUFBRUE7TUFBZSxDQUFDLENBQUM7TUFBRW1CLElBQUksRUFBRSxDQUFDLEdBQUdqQixPQUFPLEVBQUUsR0FBR0QsT0FBTztJQUFFLENBQUM7SUFDNUY7SUFDQW1CLEtBQUssRUFBRSxLQUFLO0lBQ1pDLFVBQVUsRUFBRTtFQUNkLENBQUM7RUFDREMsU0FBUyxFQUFFO0lBQ1RDLE9BQU8sRUFBRSx1QkFBdUI7SUFDaENDLEdBQUcsRUFBRSxJQUFJO0lBQ1RDLEdBQUcsRUFBRSxHQUFHMUIsT0FBTyxtQkFBbUI7SUFDbENhLE9BQU8sRUFBRSxNQUFPO0lBQ2hCYyxnQkFBZ0IsRUFBRTtNQUFFQyxNQUFNLEVBQUUsU0FBUztNQUFFZixPQUFPLEVBQUU7SUFBTyxDQUFDO0lBQ3hEZ0IsTUFBTSxFQUFFLFFBQVE7SUFDaEJDLE1BQU0sRUFBRSxNQUFNO0lBQ2RyQyxHQUFHLEVBQUU7TUFDSHNDLElBQUksRUFBRXZDLE9BQU8sQ0FBQ0MsR0FBRyxDQUFDQyxRQUFRO01BQzFCSSxTQUFTLEVBQUVOLE9BQU8sQ0FBQ0MsR0FBRyxDQUFDSyxTQUFTO01BQ2hDa0MsSUFBSSxFQUFFLFdBQVc7TUFDakJDLFFBQVEsRUFBRSxPQUFPO01BQ2pCQyxlQUFlLEVBQUUsR0FBRztNQUNwQjtNQUNBQyxnQkFBZ0IsRUFBRTtJQUNwQjtFQUNGO0FBQ0YsQ0FBQyxDQUFDIiwiaWdub3JlTGlzdCI6W119