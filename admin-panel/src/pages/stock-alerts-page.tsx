export { StockAlerts as Component } from '#features/stock-alerts/stock-alerts.tsx';
